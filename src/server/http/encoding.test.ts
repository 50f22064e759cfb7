import { expect, it } from 'vitest';
import { preferredEncoding } from './encoding';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.8, br;q=0.2', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0', undefined],
  ['gzip;q=0, *;q=0, identity', 'identity'],
])('of "%s" the smallest of the liked ones: %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});
