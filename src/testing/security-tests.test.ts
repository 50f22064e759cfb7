import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TABLE = 'docs/security-tests.md';
const REQUIREMENTS = [
  ...Array.from({ length: 63 }, (_, index) => String(index + 1)),
  ...Array.from({ length: 11 }, (_, index) => `D${index + 1}`),
];

type Named = { number: string; file: string; names: string[] };

/** The tests of each row of the table: a file in backticks, and names of its tests in quotes. */
function readTable(): Named[] {
  const [table = ''] = readFileSync(TABLE, 'utf8').split('\n## ');
  return table.split('\n').flatMap((line) => {
    const [, number, cell = ''] =
      /^\| ([A-Z]?\w+) \| [^|]+ \| (.*) \|$/.exec(line.replaceAll('\\|', '¦')) ?? [];
    if (number === undefined) return [];
    return cell.split('<br>').map((part) => ({
      number,
      file: /^`([^`]+)`/.exec(part)?.[1] ?? part,
      names: [...part.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name.replaceAll('¦', '|')),
    }));
  });
}

/** The names of a file's tests: the first string of each it(), test() or describe(). */
function testNames(file: string): Set<string> {
  const calls = readFileSync(file, 'utf8').matchAll(
    /(?:\b(?:it|test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1/g,
  );
  return new Set([...calls].map(([, , name = '']) => name.replaceAll("\\'", "'")));
}

describe('the table of requirements and their tests', () => {
  const named = readTable();

  it('has every requirement', () => {
    const numbers = new Set(named.map(({ number }) => number));
    expect(REQUIREMENTS.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('names existing files and tests', () => {
    for (const { number, file, names } of named) {
      expect(existsSync(file), `${number}: ${file}`).toBe(true);
      expect(file, number).toMatch(/\.(?:test|spec)\.tsx?$/);
      expect(names.length, `${number}: ${file}`).toBeGreaterThan(0);
      const known = testNames(file);
      for (const name of names)
        expect(known.has(name), `${number}: ${file} has no test “${name}”`).toBe(true);
    }
  });
});

it('docs/README.md lists every decision record once', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const records = readdirSync('docs/decisions').filter((name) => name !== 'template.md');
  expect(records.filter((name) => index.split(`(decisions/${name})`).length !== 2)).toEqual([]);
});
