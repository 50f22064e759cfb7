import { describe, expect, it } from 'vitest';
import { preferredEncoding } from './encodings';

describe('preferredEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.8, br;q=0.2', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['*;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity, gzip;q=0.5', 'identity'],
    ['identity;q=0', undefined],
    ['*;q=0', undefined],
    ['gzip;q=0, *;q=0, identity', 'identity'],
    ['gzip;q=x', 'gzip'],
  ])('%s: %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});
