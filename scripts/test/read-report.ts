import { readFileSync } from 'node:fs';

/** What a runner of tests wrote as JSON; undefined when it ended before it could. */
export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
