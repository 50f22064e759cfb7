import { decodeJwt } from 'jose';
import { decode } from 'next-auth/jwt';
import { describe, expect, it } from 'vitest';
import { PROVIDERS } from '@/features/auth/constants';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildCreator } from '@/testing/database/factories';
import {
  comeBack,
  consent,
  google,
  jar,
  locationOf,
  newJar,
  person,
  roundTrip,
  school,
  SECRET,
  standIns,
  withBrowser,
} from './_testing/round-trip';

const REFUSED = '/auth?error=provider_refused&callbackUrl=%2Fdashboard';

async function expectRefused(response: Response, by = jar): Promise<void> {
  expect([response.status, locationOf(response), by.hasSession]).toEqual([302, REFUSED, false]);
  expect(await db().session.count()).toBe(0);
}

withBrowser();

describe.each(PROVIDERS)('the round trip to %s', (provider) => {
  const standIn = standIns[provider];

  // security: 20
  it('sends state and PKCE, exchanges the code once, and starts a session', async () => {
    const dialog = await jar.begin(provider, '/dashboard/projects?page=2#top');
    const dialogParams = Object.fromEntries(dialog.searchParams);
    expect(dialogParams).toMatchObject({
      client_id: standIn.clientId,
      response_type: 'code',
      redirect_uri: `http://localhost:3000/api/auth/callback/${provider}`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      ...(provider !== 'facebook'
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

  // security: 21
  it('leaves only our session in the cookie, httpOnly and small, and no data of the round trip', async () => {
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

  // security: 20
  it('starts no session without the state, with a wrong one, or with the state of another browser', async () => {
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

  // security: 20
  it('starts no session without the verifier, or for a code used twice', async () => {
    const back = await consent(await jar.begin(provider));
    jar.cookies.delete('next-auth.pkce.code_verifier');
    await expectRefused(await comeBack(back));
    const doubled = await consent(await jar.begin(provider));
    doubled.searchParams.append('code', 'x');
    await expectRefused(await comeBack(doubled));
  });

  it('accepts a code only once, even with all cookies replayed', async () => {
    const back = await consent(await jar.begin(provider));
    const thief = newJar();
    for (const [name, value] of jar.cookies) thief.cookies.set(name, value);
    expect(locationOf(await comeBack(back))).toBe('/dashboard');
    expect(locationOf(await comeBack(back, thief))).toBe(REFUSED);
    expect(thief.hasSession).toBe(false);
    expect(locationOf(await comeBack(back)), 'in the same browser').toBe(REFUSED);
    expect(await db().session.count()).toBe(1);
  });

  it('lets two tabs in that were at the provider at once, each to its page', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const backs = [
        await consent(await jar.begin(provider, '/dashboard/projects')),
        await consent(await jar.begin(provider, '/dashboard/settings')),
      ];
      for (const tab of order)
        expect(locationOf(await comeBack(backs[tab] as URL))).toBe(
          ['/dashboard/projects', '/dashboard/settings'][tab],
        );
      expect([...jar.cookies.keys()].filter((name) => /state|nonce|pkce|trip/.test(name))).toEqual(
        [],
      );
    }
    for (let tab = 0; tab < 9; tab += 1) await jar.begin(provider);
    expect([...jar.cookies.keys()].filter((name) => /state/.test(name)).length).toBeLessThan(5);
  });

  it('rejects a round trip that began with another provider', async () => {
    const back = await consent(await jar.begin(provider));
    back.pathname = back.pathname.replace(provider, provider === 'google' ? 'facebook' : 'google');
    await expectRefused(await comeBack(back));
  });

  it('ends without a session when the person declines, and can start again', async () => {
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

  it('ends the previous session of this browser', async () => {
    await roundTrip(provider);
    const [first] = await db().session.findMany();
    await roundTrip(provider);
    expect(
      await db().session.findMany({ where: { endedAt: null }, select: { id: true } }),
    ).not.toContainEqual({ id: first?.id });
    expect(await db().session.count({ where: { endedAt: null } })).toBe(1);
  });

  it('reports that the e-mail already has an account that cannot be linked, and what to do', async () => {
    await buildCreator({ email: String(standIn.person['email']) });
    for (const each of [google, school])
      Object.assign(each, { person: { ...person, email_verified: false } });
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

describe.each(['google', 'oidc'] as const)('the answer of %s to a round trip', (provider) => {
  const standIn = standIns[provider];
  const nowS = Math.floor(Date.now() / 1000);
  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['another audience', { aud: 'another-app' }],
    ['an end in the past', { iat: nowS - 7000, exp: nowS - 3400 }],
    ['no subject', { sub: undefined }],
  ])('is refused for %s', async (_, wrong) => {
    Object.assign(standIn, { wrong });
    await expectRefused(await roundTrip(provider));
    expect(standIn.exchanges).toHaveLength(1);
  });

  // security: 18
  it('is rejected when the address names another issuer', async () => {
    const back = await consent(await jar.begin(provider));
    back.searchParams.set('iss', 'https://evil.example');
    await expectRefused(await comeBack(back));
  });

  it('is rate limited by client IP', async () => {
    const back = await consent(await jar.begin(provider));
    Object.assign(env().limits, { login: 0 });
    const response = await comeBack(back);
    Object.assign(env().limits, { login: 10 });
    expect(locationOf(response)).toMatch(/^\/auth\?error=too_many_requests%3A\d+&/);
  });

  // security: D10
  it('is reported as unreachable when the provider is down, and nothing else fails', async () => {
    const back = await consent(await jar.begin(provider));
    Object.assign(env(), { [provider]: { ...env()[provider], issuer: 'http://127.0.0.1:9' } });
    expect(locationOf(await comeBack(back))).toMatch(/^\/auth\?error=provider_unreachable/);
    const begun = await jar.submit(`/api/auth/signin/${provider}`, {});
    expect([
      begun.status,
      ((await begun.json()) as { error: { code: string } }).error.code,
    ]).toEqual([503, 'provider_unreachable']);
    expect(locationOf(await roundTrip('facebook'))).toBe('/dashboard');
  });
});

describe('the redirect target', () => {
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

  // security: 46
  it('cannot be changed on the way back', async () => {
    const back = await consent(await jar.begin('google', '/dashboard/projects'));
    back.searchParams.set('callbackUrl', '/dashboard/settings');
    expect(locationOf(await comeBack(back))).toBe('/dashboard/projects');
    const again = await consent(await jar.begin('google'));
    jar.cookies.set('next-auth.callback-url', encodeURIComponent('https://evil.example/'));
    expect(locationOf(await comeBack(again))).toBe('/dashboard');
  });

  // security: 20
  it('ignores the host that a request claims, and never forwards its parameters to the provider', async () => {
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
