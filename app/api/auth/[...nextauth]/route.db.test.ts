import { decodeJwt } from 'jose';
import { decode } from 'next-auth/jwt';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { logger } from '@/server/logger';
import { CookieJar } from '@/testing/cookie-jar';
import { startFacebook } from '@/testing/facebook-stand-in';
import { buildCreator } from '@/testing/factories';
import { startGoogle } from '@/testing/google-stand-in';
import { GET, POST } from './route';

const google = await startGoogle();
const facebook = await startFacebook();
afterAll(() => Promise.all([google.stop(), facebook.stop()]));

const { person } = google;
const REFUSED = '/auth?error=provider_refused&callbackUrl=%2Fdashboard';
const SECRET = 'a secret of the tests for cookies only';
let jar: CookieJar;
const newJar = () => new CookieJar({ GET, POST });
const locationOf = (response: Response) => response.headers.get('location');

beforeEach(() => {
  jar = newJar();
  Object.assign(google, {
    person,
    wrong: {},
    isCancelled: false,
    authorizations: [],
    exchanges: [],
  });
  Object.assign(facebook, { authorizations: [], exchanges: [] });
  Object.assign(env(), {
    nextAuthSecret: SECRET,
    google: { clientId: google.clientId, clientSecret: 'google secret', issuer: google.issuer },
    facebook: {
      clientId: facebook.clientId,
      clientSecret: facebook.clientSecret,
      graphUrl: facebook.graphUrl,
      dialogUrl: facebook.dialogUrl,
    },
  });
});

/** Where the provider sends the browser back to. */
async function consent(dialog: URL): Promise<URL> {
  const response = await fetch(dialog, { redirect: 'manual' });
  const back =
    response.headers.get('location') ??
    /href="([^"]+)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&');
  return new URL(back ?? '');
}
const comeBack = (back: URL, by = jar) => by.ask(back.pathname + back.search);
const roundTrip = async (provider: string, by = jar) =>
  comeBack(await consent(await by.begin(provider)), by);

async function expectRefused(response: Response, by = jar): Promise<void> {
  expect([response.status, locationOf(response), by.hasSession]).toEqual([302, REFUSED, false]);
  expect(await db().session.count()).toBe(0);
}

describe.each([['google'], ['facebook']])('the round trip to %s', (provider) => {
  const standIn = provider === 'google' ? google : facebook;

  it('asks with state and PKCE, exchanges the code once, and begins a session', async () => {
    const dialog = await jar.begin(provider, '/dashboard/projects?page=2#top');
    const asked = Object.fromEntries(dialog.searchParams);
    expect(asked).toMatchObject({
      client_id: standIn.clientId,
      response_type: 'code',
      redirect_uri: `http://localhost:3000/api/auth/callback/${provider}`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      ...(provider === 'google'
        ? { nonce: expect.stringMatching(/^[\w-]{43}$/), scope: 'openid email profile' }
        : {}),
    });
    const back = await consent(dialog);
    const response = await comeBack(back);
    expect([response.status, locationOf(response)]).toEqual([
      302,
      '/dashboard/projects?page=2#top',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(standIn.exchanges.at(-1)).toMatchObject({
      code: back.searchParams.get('code'),
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
      client_secret: expect.any(String),
    });
    const { user, accessToken } = await jar.session();
    expect(user?.email).toBe(standIn.person['email']);
    expect(decodeJwt(accessToken?.token ?? '').sub).toBe((await db().user.findFirst())?.id);
    expect(await db().session.findFirst()).toMatchObject({ provider, endedAt: null });
  });

  it('leaves only our session in the cookie, httpOnly and small, and nothing of the round trip', async () => {
    const response = await roundTrip(provider);
    const cookie =
      response.headers.getSetCookie().find((each) => each.startsWith('next-auth.session-token=')) ??
      '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie.length).toBeLessThan(1_000);
    const held = await decode({
      token: decodeURIComponent(jar.cookies.get('next-auth.session-token') ?? ''),
      secret: SECRET,
    });
    const { id: sessionId, userId } = await db().session.findFirstOrThrow();
    expect(held).toEqual({
      sub: userId,
      sessionId,
      iat: expect.any(Number),
      exp: expect.any(Number),
      jti: expect.any(String),
    });
    expect([...jar.cookies.keys()].filter((name) => /state|nonce|pkce/.test(name))).toEqual([]);
  });

  it('gives no session without the state, with another, or with one of another browser', async () => {
    for (const state of [null, 'another', '']) {
      const back = await consent(await jar.begin(provider));
      if (state === null) back.searchParams.delete('state');
      else back.searchParams.set('state', state);
      await expectRefused(await comeBack(back));
    }
    const back = await consent(await newJar().begin(provider));
    await expectRefused(await comeBack(back));
    await jar.begin(provider);
    await expectRefused(await comeBack(back));
    expect(standIn.exchanges).toHaveLength(0);
  });

  it('gives no session without the verifier, or for a code given twice', async () => {
    const back = await consent(await jar.begin(provider));
    jar.cookies.delete('next-auth.pkce.code_verifier');
    await expectRefused(await comeBack(back));
    const doubled = await consent(await jar.begin(provider));
    doubled.searchParams.append('code', 'x');
    await expectRefused(await comeBack(doubled));
  });

  it('takes a code only once, also from who kept all cookies', async () => {
    const back = await consent(await jar.begin(provider));
    const thief = newJar();
    for (const [name, value] of jar.cookies) thief.cookies.set(name, value);
    expect(locationOf(await comeBack(back))).toBe('/dashboard');
    expect(locationOf(await comeBack(back, thief))).toBe(REFUSED);
    expect(thief.hasSession).toBe(false);
    expect(locationOf(await comeBack(back)), 'in the same browser').toBe(REFUSED);
    expect(await db().session.count()).toBe(1);
  });

  it('does not take what was begun with the other provider', async () => {
    const back = await consent(await jar.begin(provider));
    back.pathname = back.pathname.replace(provider, provider === 'google' ? 'facebook' : 'google');
    await expectRefused(await comeBack(back));
  });

  it('ends without a session when the person says no, and can begin again', async () => {
    const dialog = await jar.begin(provider);
    const state = dialog.searchParams.get('state') ?? '';
    await expectRefused(
      await jar.ask(
        `/api/auth/callback/${provider}?${new URLSearchParams({ error: 'access_denied', error_description: '<script>', state })}`,
      ),
    );
    expect(
      [...jar.cookies.keys()].filter((name) => /state|nonce|pkce/.test(name)),
      'the state is spent',
    ).toEqual([]);
    expect(locationOf(await roundTrip(provider))).toBe('/dashboard');
  });

  it('ends the session that this browser had', async () => {
    await roundTrip(provider);
    const [first] = await db().session.findMany();
    await roundTrip(provider);
    expect(
      await db().session.findMany({ where: { endedAt: null }, select: { id: true } }),
    ).not.toContainEqual({ id: first?.id });
    expect(await db().session.count({ where: { endedAt: null } })).toBe(1);
  });

  it('says so when the e-mail has an account that is not to be opened, and where to go then', async () => {
    await buildCreator({ email: String(standIn.person['email']) });
    Object.assign(google, { person: { ...person, email_verified: false } });
    await jar.begin(provider, '/dashboard/projects');
    const response = await comeBack(
      await consent(await jar.begin(provider, '/dashboard/projects')),
    );
    expect(locationOf(response)).toBe(
      '/auth?error=provider_email_taken&callbackUrl=%2Fdashboard%2Fprojects',
    );
    expect(jar.hasSession).toBe(false);
  });
});

describe('what Google says at the end of a round trip', () => {
  const nowS = Math.floor(Date.now() / 1000);
  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-app' }],
    ['an end in the past', { iat: nowS - 7000, exp: nowS - 3400 }],
    ['no subject', { sub: undefined }],
  ])('is refused for %s', async (_, wrong) => {
    Object.assign(google, { wrong });
    await expectRefused(await roundTrip('google'));
    expect(google.exchanges).toHaveLength(1);
  });

  it('is refused for another issuer in the address', async () => {
    const back = await consent(await jar.begin('google'));
    back.searchParams.set('iss', 'https://evil.example');
    await expectRefused(await comeBack(back));
  });

  it('is limited by address', async () => {
    const back = await consent(await jar.begin('google'));
    Object.assign(env().limits, { loginsPer10Min: 0 });
    const response = await comeBack(back);
    Object.assign(env().limits, { loginsPer10Min: 10 });
    expect(locationOf(response)).toMatch(/^\/auth\?error=too_many_requests%3A\d+&/);
  });

  it('cannot be heard when Google is away: that is said, and nothing else suffers', async () => {
    const back = await consent(await jar.begin('google'));
    Object.assign(env(), { google: { ...env().google, issuer: 'http://127.0.0.1:9' } });
    expect(locationOf(await comeBack(back))).toMatch(/^\/auth\?error=provider_unreachable/);
    const begun = await jar.submit('/api/auth/signin/google', {});
    expect([
      begun.status,
      ((await begun.json()) as { error: { code: string } }).error.code,
    ]).toEqual([503, 'provider_unreachable']);
    expect(locationOf(await roundTrip('facebook'))).toBe('/dashboard');
  });
});

describe('where one is led', () => {
  it.each([
    'https://evil.example/',
    '//evil.example',
    'http://localhost:3000.evil.example',
    'javascript:alert(1)',
    '/\\evil.example',
    'http://localhost:3000@evil.example',
    '/auth/logout',
    '',
  ])('stays here: %j', async (callbackUrl) => {
    const back = await consent(await jar.begin('google', callbackUrl));
    expect(locationOf(await comeBack(back))).toBe('/dashboard');
  });

  it('cannot be changed on the way back', async () => {
    const back = await consent(await jar.begin('google', '/dashboard/projects'));
    back.searchParams.set('callbackUrl', '/dashboard/settings');
    expect(locationOf(await comeBack(back))).toBe('/dashboard/projects');
    const again = await consent(await jar.begin('google'));
    jar.cookies.set('next-auth.callback-url', encodeURIComponent('https://evil.example/'));
    expect(locationOf(await comeBack(again))).toBe('/dashboard');
  });

  it('does not follow what a request says about its host or asks to be sent to the provider', async () => {
    const { csrfToken } = (await (await jar.ask('/api/auth/csrf')).json()) as { csrfToken: string };
    const begun = await jar.ask(
      '/api/auth/signin/google?redirect_uri=https://evil.example&client_id=x&scope=all',
      { csrfToken, json: 'true' },
      { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    );
    const { searchParams } = new URL(((await begun.json()) as { url: string }).url);
    expect([
      searchParams.get('redirect_uri'),
      searchParams.get('client_id'),
      searchParams.get('scope'),
    ]).toEqual([
      'http://localhost:3000/api/auth/callback/google',
      google.clientId,
      'openid email profile',
    ]);
  });
});

describe('the doors of next-auth', () => {
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

  it('take forms of ours only', async () => {
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
        headers: { 'content-type': 'application/json' },
      }),
      { params: Promise.resolve({ nextauth: ['signout'] }) },
    );
    expect(json.status).toBe(400);
  });

  it('do not stumble over nonsense in cookies and parameters', async () => {
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

  it('let people in by password as well, with one session for each browser', async () => {
    await buildCreator({ email: 'rosa@example.org', password: 'seven green bicycles' });
    const logIn = (password: string) =>
      jar.submit('/api/auth/callback/credentials', { email: 'rosa@example.org', password });
    expect((await logIn('wrong')).status).toBe(401);
    await roundTrip('google');
    expect((await logIn('seven green bicycles')).status).toBe(200);
    expect((await jar.session()).user?.email).toBe('rosa@example.org');
    expect(await db().session.count({ where: { provider: 'google', endedAt: null } })).toBe(0);
    await jar.submit('/api/auth/signout', {});
    expect([jar.hasSession, await jar.session()]).toEqual([false, {}]);
  });

  it('write neither codes nor states nor cookies to the log', async () => {
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
