import { describe, expect, it } from 'vitest';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { callbackPath } from './callback-path';

describe('the page after signing in', () => {
  // security: 46
  it.each([
    '/dashboard',
    '/dashboard/projects?status=all&page=2',
    '/dashboard/projects/abc/step/1#steps',
    '/p/abc',
    dashboardPaths.becomeOperator('a_token-1'),
    mailPaths.confirmEmail('a_token-1'),
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
    '/auth/first/../logout',
    '/auth/confirm/%2e%2e/signup',
    '/auth/first/more',
    mailPaths.resetPassword('a_token-1'),
    mailPaths.unsubscribe('a_token-1'),
    undefined,
    null,
  ])('does not lead to %s', (path) => {
    expect(callbackPath(path)).toBeUndefined();
  });

  it('rejects a list', () => expect(callbackPath(['/a', '/b'])).toBeUndefined());
});
