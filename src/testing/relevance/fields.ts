import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The lines of a fixture, each split into its fields at vertical bars. */
export const readFields = (name: string): string[][] =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/(?<= )\|(?= )/).map((field) => field.trim()));
