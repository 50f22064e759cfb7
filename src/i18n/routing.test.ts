import { describe, expect, it } from 'vitest';
import { internalPath, isPrivatePage, needsSession } from './routing';

describe('routing', () => {
  it('renders the pages of auth and dashboard for each request', () => {
    for (const path of ['/auth', '/auth/signup', '/auth/logout', '/dashboard', '/dashboard/projects',
      '/dashboard/projects/abc', '/dashboard/projects/abc/step/1', '/dashboard/project/abc/published']) {
      expect(isPrivatePage(path), path).toBe(true);
    }
  });

  it('treats everything else as public', () => {
    for (const path of ['/', '/explore', '/authors', '/dashboards', '/p/auth']) {
      expect(isPrivatePage(path), path).toBe(false);
    }
  });

  it('asks for a session below /dashboard only', () => {
    expect(needsSession('/dashboard')).toBe(true);
    expect(needsSession('/dashboard/nothing')).toBe(true);
    expect(needsSession('/dashboards')).toBe(false);
  });

  it('prefixes the language inside only', () => {
    expect(internalPath('en', '/')).toBe('/en');
    expect(internalPath('pt-BR', '/en/explore')).toBe('/pt-BR/en/explore');
  });
});
