import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENV_VARIABLES, parseEnv } from './env';

const README = readFileSync('README.md', 'utf8');
const EXAMPLE = readFileSync('.env.example', 'utf8');

const sorted = (names: Iterable<string>) => [...names].sort();

it('are exactly those in the table of the README', () => {
  const [, table = ''] = README.split('| variable | default | meaning |');
  const firstCells = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ')[0] ?? '');
  expect(
    sorted(
      firstCells.flatMap((cell) =>
        [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name),
      ),
    ),
  ).toEqual(sorted(ENV_VARIABLES));
});

it('are all in .env.example with their defaults', () => {
  const examples = [...EXAMPLE.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  expect(sorted(examples.map(([name]) => name))).toEqual(sorted(ENV_VARIABLES));
  expect(parseEnv(Object.fromEntries(examples))).toEqual(parseEnv({}));
});
