import { describe, expect, it } from 'vitest';
import { callbackPath } from './callback-path';

describe('the page after signing in', () => {
  it.each([
    '/dashboard',
    '/dashboard/projects?status=all&page=2',
    '/dashboard/projects/abc/step/1#steps',
    '/p/abc',
  ])('leads back to %s', (path) => {
    expect(callbackPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    'dashboard',
    '',
    '/auth/logout',
    '/auth',
    '/auth/../auth/logout',
    undefined,
    null,
  ])('does not lead to %s', (path) => {
    expect(callbackPath(path)).toBeUndefined();
  });

  it('rejects a list', () => expect(callbackPath(['/a', '/b'])).toBeUndefined());
});
