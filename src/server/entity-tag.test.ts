import { expect, it } from 'vitest';
import { entityTagOf, isMatch } from './entity-tag';

const TAG = entityTagOf('a guide');

it('is strong, and the same for the same text only', () => {
  expect(TAG).toMatch(/^"[\w-]{43}"$/);
  expect([entityTagOf('a guide'), entityTagOf('another')]).toEqual([
    TAG,
    expect.not.stringContaining(TAG),
  ]);
});

it.each([
  ['*', true],
  [' * ', true],
  [TAG, true],
  [`"a,b", ${TAG}`, true],
  [`"a",${TAG},"b"`, true],
  [`W/${TAG}`, false],
  [`"a", W/${TAG}`, false],
  ['"a"', false],
  [TAG.slice(1, -1), false],
  ['', false],
])('If-Match: %s holds: %s', (asked, holds) => {
  expect(isMatch(asked, TAG)).toBe(holds);
});
