import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { playwrightFailures, tellFailures, vitestFailures } from './failures';

let folder = '';
const report = (contents: unknown) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(contents));
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'failures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what failed in the browser is told with where it stands', () => {
  const spec = (ok: boolean) => ({
    title: ok ? 'fine' : 'broken',
    file: 'a.spec.ts',
    line: 7,
    ok,
    tests: [
      { results: [{ errors: ok ? [] : [{ message: '\u001B[31mNo such\u001B[39m button.' }] }] },
    ],
  });
  const failures = playwrightFailures(
    report({ suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }] }),
  );
  expect(tellFailures(failures)).toBe('   a.spec.ts:7 › broken\n      No such button.');
});

test('so are tests of vitest, and files that could not be loaded', () => {
  const failures = vitestFailures(
    report({
      testResults: [
        {
          name: '/project/src/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'it adds', status: 'failed', failureMessages: ['1 is not 2'] },
            { fullName: 'it works', status: 'passed', failureMessages: [] },
          ],
        },
        {
          name: '/project/src/b.test.ts',
          status: 'failed',
          message: 'Cannot find c',
          assertionResults: [],
        },
        { name: '/project/src/d.test.ts', status: 'passed', assertionResults: [] },
      ],
    }),
    '/project',
  );
  expect(failures).toEqual([
    { title: 'src/a.test.ts › it adds', message: '1 is not 2' },
    { title: 'src/b.test.ts', message: 'Cannot find c' },
  ]);
});

test('a run without a report has told itself what was wrong', () => {
  expect([
    ...playwrightFailures(path.join(folder, 'none')),
    ...vitestFailures(path.join(folder, 'none'), folder),
  ]).toEqual([]);
});
