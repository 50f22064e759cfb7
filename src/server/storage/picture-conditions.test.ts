import { describe, expect, it } from 'vitest';
import { isNoneMatch, rangeOf } from './picture-response';

const ETAG = '"abc"';

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  [' * ', true],
  ['"abcd"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s matches: %s', (asked, isThere) => {
  expect(isNoneMatch(asked, ETAG)).toBe(isThere);
});

describe('a range of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=50-5000', { first: 50, last: 99 }],
    ['bytes=99-99', { first: 99, last: 99 }],
    ['Bytes=1-2', { first: 1, last: 2 }],
    ['bytes=100-', 'none'],
    ['bytes=100-200', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=99999999999999999999-', 'none'],
    ['bytes=9-0', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['lines=0-1', undefined],
    ['bytes=a-b', undefined],
    ['', undefined],
  ] as const)('%s is %o', (range, part) => {
    expect(rangeOf({ range }, ETAG, 100)).toEqual(part);
  });

  it('is only returned when If-Range matches', () => {
    expect(rangeOf({ range: 'bytes=0-9', 'if-range': ETAG }, ETAG, 100)).toEqual({
      first: 0,
      last: 9,
    });
    for (const other of ['"other"', 'W/"abc"', 'Sun, 22 Nov 2026 05:00:00 GMT'])
      expect(rangeOf({ range: 'bytes=0-9', 'if-range': other }, ETAG, 100)).toBeUndefined();
  });
});
