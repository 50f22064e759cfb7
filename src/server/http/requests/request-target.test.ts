import { describe, expect, it } from 'vitest';
import { readTarget } from './request-target';

describe('readTarget', () => {
  it.each([
    '/p/%ff',
    '/p/%',
    '/p/%2',
    '/%00',
    '/x?a=%00',
    '/a\\b',
    '/a%5Cb',
    '/%0d%0aSet-Cookie:x',
    `/${'a'.repeat(8_200)}`,
  ])('refuses %.20s', (raw) => {
    expect(readTarget(raw)).toBeUndefined();
  });
  it('reduces the absolute form to its path', () => {
    expect(readTarget('http://other.host/p/1?x=1')).toEqual({ path: '/p/1', search: '?x=1' });
    expect(readTarget('HTTPS://other.host')).toEqual({ path: '/', search: '' });
  });
  it('keeps path and query as they came', () => {
    expect(readTarget('/explore?search=caf%C3%A9%?&a=?')).toEqual({
      path: '/explore',
      search: '?search=caf%C3%A9%?&a=?',
    });
    expect(readTarget('/caf%C3%A9')).toEqual({ path: '/caf%C3%A9', search: '' });
  });
});
