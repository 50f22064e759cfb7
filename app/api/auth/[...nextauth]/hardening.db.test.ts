import { describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { buildCreator } from '@/testing/database/factories';
import { POST } from './route';
import {
  comeBack,
  consent,
  google,
  jar,
  locationOf,
  roundTrip,
  withBrowser,
} from './_testing/round-trip';

withBrowser();

describe('the endpoints of next-auth', () => {
  it.each([
    ['/api/auth/signin', '/auth'],
    ['/api/auth/signin/google', '/auth'],
    [
      '/api/auth/signin?callbackUrl=%2Fdashboard%2Fprojects&error=x',
      '/auth?callbackUrl=%2Fdashboard%2Fprojects',
    ],
    ['/api/auth/signin?callbackUrl=https://evil.example', '/auth'],
    ['/api/auth/error?error=%3Cb%3E%0d%0aX:1', '/auth'],
    ['/api/auth/signout', '/auth/logout'],
  ])('GET %s leads to our own page and signs nobody in or out', async (address, page) => {
    await roundTrip('google');
    const response = await jar.ask(address);
    expect([response.status, locationOf(response)]).toEqual([302, page]);
    expect(await db().session.count({ where: { endedAt: null } })).toBe(1);
    expect(google.authorizations).toHaveLength(1);
  });

  it.each([
    ['/api/auth/providers'],
    ['/api/auth/callback/credentials'],
    ['/api/auth/callback/twitter'],
    ['/api/auth/verify-request'],
    ['/api/auth/x/y/z'],
  ])('GET %s is not there', async (address) => {
    expect((await jar.ask(address)).status).toBe(404);
  });

  it.each([
    ['/api/auth/_log'],
    ['/api/auth/callback/google'],
    ['/api/auth/session'],
    ['/api/auth/signin/credentials'],
  ])('POST %s is not there', async (address) => {
    expect((await jar.submit(address, { level: 'error', code: 'x' })).status).toBe(404);
    expect(vi.mocked(logger.warn)).not.toHaveBeenCalled();
  });

  // security: 44
  it('accept forms of our own pages only', async () => {
    const forged = await jar.ask('/api/auth/signin/google', { csrfToken: 'forged', json: 'true' });
    expect(new URL(((await forged.json()) as { url: string }).url).searchParams.get('csrf')).toBe(
      'true',
    );
    const { csrfToken } = (await (await jar.ask('/api/auth/csrf')).json()) as { csrfToken: string };
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(
        (
          await jar.ask(
            '/api/auth/signin/google',
            { csrfToken, json: 'true' },
            { 'sec-fetch-site': site },
          )
        ).status,
      ).toBe(403);
    }
    const json = await POST(
      new Request('http://localhost:3000/api/auth/signout', {
        method: 'POST',
        body: '{broken',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      }),
      { params: Promise.resolve({ nextauth: ['signout'] }) },
    );
    expect(json.status).toBe(400);
  });

  it('survive malformed cookies and parameters', async () => {
    for (const value of ['nonsense', 'javascript:x', '%', 'http://', 'a|b|c']) {
      for (const name of [
        'next-auth.callback-url',
        'next-auth.csrf-token',
        'next-auth.session-token',
        'next-auth.state',
      ])
        jar.cookies.set(name, value);
      for (const address of [
        '/api/auth/session',
        '/api/auth/csrf',
        '/api/auth/callback/google?code=x&state=%',
        `/api/auth/callback/facebook?callbackUrl=${value}`,
      ]) {
        expect((await jar.ask(address)).status, address).toBeLessThan(400);
      }
    }
  });

  // security: 8
  it('sign people in by password as well, with one session per browser', async () => {
    await buildCreator({ email: 'rosa@example.org', password: 'seven green bicycles' });
    const logIn = (password: string) =>
      jar.submit('/api/auth/callback/credentials', { email: 'rosa@example.org', password });
    expect((await logIn('wrong')).status).toBe(401);
    await roundTrip('google');
    expect((await logIn('seven green bicycles')).status).toBe(200);
    expect((await jar.session()).user?.email).toBe('rosa@example.org');
    expect(await db().session.count({ where: { provider: 'google', endedAt: null } })).toBe(0);
    const living = () => db().session.count({ where: { endedAt: null } });
    const before = await living();
    await jar.submit('/api/auth/signout', {});
    expect([jar.hasSession, await jar.session()]).toEqual([false, {}]);
    // A copied cookie does not work either.
    expect(await living()).toBe(before - 1);
  });

  it('lead a person back to the link that needs a session', async () => {
    for (const page of [
      dashboardPaths.becomeOperator('a_token'),
      mailPaths.confirmEmail('b_token'),
    ])
      expect(locationOf(await comeBack(await consent(await jar.begin('google', page))))).toBe(page);
  });

  // security: 60
  it('log neither codes nor states nor cookies', async () => {
    const back = await consent(await jar.begin('google'));
    const secrets = [...jar.cookies.values(), ...back.searchParams.values()].filter(
      (value) => value.length > 20,
    );
    back.searchParams.set('state', 'another');
    await comeBack(back);
    await roundTrip('google');
    const lines = JSON.stringify([
      vi.mocked(logger.info).mock.calls,
      vi.mocked(logger.warn).mock.calls,
    ]);
    expect(lines).toContain('next_auth');
    for (const secret of secrets) expect(lines).not.toContain(secret);
  });
});
