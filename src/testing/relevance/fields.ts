import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Lines of a fixture, each parted into its fields by strokes between blanks. */
export const readFields = (name: string): string[][] =>
  readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/(?<= )\|(?= )/).map((field) => field.trim()));
