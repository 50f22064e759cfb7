import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/server/env/env';
import { CookieJar } from '@/testing/stand-ins/cookie-jar';
import { buildCreator } from '@/testing/database/factories';
import { GET, POST } from './route';

beforeEach(() => {
  Object.assign(env(), { nextAuthSecret: 'a secret of the tests for cookies only' });
});
afterEach(() => vi.unstubAllEnvs());

// security: 21
it('is restricted to https when PUBLIC_URL is https, and every cookie is host-only', async () => {
  vi.stubEnv('NEXTAUTH_URL', 'https://makers.example');
  await buildCreator({ email: 'rosa@example.org', password: 'seven green bicycles' });
  const jar = new CookieJar({ GET, POST });
  const csrf = (await jar.ask('/api/auth/csrf')).headers.getSetCookie();
  const response = await jar.submit('/api/auth/callback/credentials', {
    email: 'rosa@example.org',
    password: 'seven green bicycles',
  });
  expect(response.status).toBe(200);
  const session = response.headers
    .getSetCookie()
    .filter((cookie) => cookie.includes('session-token'));
  expect([...session, ...csrf].map((cookie) => cookie.split('=')[0])).toEqual(
    expect.arrayContaining(['__Secure-next-auth.session-token', '__Host-next-auth.csrf-token']),
  );
  for (const cookie of session)
    expect(cookie).toMatch(/^__Secure-.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
  for (const cookie of csrf.filter((each) => each.includes('csrf')))
    expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  for (const cookie of [...session, ...csrf]) expect(cookie).not.toMatch(/domain=/i);
});
