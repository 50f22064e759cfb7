import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KINDS } from './explore/queries';
import { READS } from './explore/read-times';

const run = promisify(execFile);
let dir: string;

/** A fake generator of guides with few words. */
const STAND_IN = `
const [, , to, , from] = process.argv;
const WORDS = ['kitchen', 'battery', 'schraube', 'bicicleta', 'lâmpada', 'écran', 'chain', 'pump', 'wheel', 'button'];
for (let number = Number(from); number < Number(to); number += 1) {
  const word = (turn) => WORDS[Math.floor(number / 10 ** turn) % 10];
  const letters = (group) => 'word' + [...String(Math.floor(number / group))].map((digit) => 'abcdefghij'[digit]).join('') + 'x'.repeat(group);
  const text = (value) => [{ lang: 'en', value }];
  process.stdout.write(JSON.stringify({
    status: number % 10 ? 2 : 1, views: number, createdAt: new Date(1.6e12 + number).toISOString(), name: [word(0), word(1), letters(2), letters(3)].join(' '), description: 'A\\ttab and a \\\\ backslash',
    averageTime: '00:20', people: 1, tools: ['pliers'], parts: ['1/4" bolt'], ref: 'ABC-' + number, brand: word(1), category: 'Tools', tags: [word(2)], type: 1, languages: ['en'],
    steps: [{ type: 1, name: text('First ' + word(0)), description: text('Do it') }], questions: [{ question: text('Why?'), answer: text('So.') }],
  }) + '\\n');
}`;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'makerstep-bench-test-'));
  await writeFile(path.join(dir, 'generate.mjs'), STAND_IN);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const bench = (...args: string[]) =>
  run('node_modules/.bin/tsx', [
    '--tsconfig',
    'tsconfig.server.json',
    'scripts/bench.ts',
    'explore',
    ...args,
  ]);

it('measures every kind of search and read, and leaves nothing behind', async () => {
  const { stdout, stderr } = await bench(
    '--sizes',
    '300',
    '--queries',
    '1',
    '--generator',
    path.join(dir, 'generate.mjs'),
  );
  expect(stderr).toBe('');
  for (const kind of KINDS) expect(stdout).toMatch(new RegExp(`${kind} +300 `));
  for (const read of Object.keys(READS)) expect(stdout).toContain(`${read} `);
  expect(stdout).not.toContain('failed');
  expect(stdout).not.toContain('NaN');
  expect(stdout).toMatch(/Over their budgets:|Every kind of search keeps its budget/);
}, 120_000);

it('keeps its guides where told to, and reuses them', async () => {
  const args = [
    '--sizes',
    '300',
    '--queries',
    '1',
    '--generator',
    path.join(dir, 'generate.mjs'),
    '--keep',
    path.join(dir, 'kept'),
  ];
  const seeded = /300 guides: rows .* statistics/;
  expect((await bench(...args)).stdout).toMatch(seeded);
  const { stdout, stderr } = await bench(...args);
  expect([stderr, seeded.test(stdout)]).toEqual(['', false]);
  expect(stdout).toMatch(/rare word +300 /);
  expect(stdout).not.toContain('failed');
}, 240_000);

it('explains a missing generator in one sentence', async () => {
  await expect(bench('--generator', '/nowhere/generate.mjs')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('generate.mjs is not there.'),
  });
  await expect(bench()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Nobody said what makes the guides.'),
  });
});
