import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENV_VARIABLES, parseEnv } from './env';

const SETTINGS = readFileSync('docs/settings.md', 'utf8');
const EXAMPLE = readFileSync('.env.example', 'utf8');

const sorted = (names: Iterable<string>) => [...names].sort();
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The variables below each heading, in their order. */
const sections = (text: string, namesOf: (lines: string) => string[]) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.split('\n')[0], namesOf(section)]);
const ofTable = (section: string) =>
  namesIn(section, /^\| (`.*?) \| /gm).flatMap((cell) => namesIn(cell, /`([A-Z][A-Z0-9_]*)`/g));
const ofExample = (section: string) => namesIn(section, /^#? ?([A-Z][A-Z0-9_]*)=/gm);

it('are exactly those of the tables in docs/settings.md', () => {
  expect(sorted(ofTable(SETTINGS))).toEqual(sorted(ENV_VARIABLES));
});

it('are in .env.example as in these tables', () => {
  expect(sections(EXAMPLE, ofExample)).toEqual(sections(SETTINGS, ofTable));
});

it('have their defaults in .env.example', () => {
  const examples = [...EXAMPLE.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect(parseEnv(Object.fromEntries(examples))).toEqual(parseEnv({}));
});
