import { describe, expect, it, onTestFinished } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { startGoogle } from '@/testing/stand-ins/google-stand-in';
import {
  comeBack,
  consent,
  jar,
  locationOf,
  roundTrip,
  school,
  withBrowser,
} from './_testing/round-trip';

withBrowser();
const configure = (change: object) => Object.assign(env(), { oidc: { ...env().oidc, ...change } });
const signOut = async () =>
  ((await (await jar.submit('/api/auth/signout', {})).json()) as { url: string }).url;

describe('a round trip to the operator’s own provider', () => {
  it('is refused for an e-mail of another domain', async () => {
    configure({ allowedDomains: ['school.example'] });
    expect(locationOf(await roundTrip('oidc'))).toBe(
      '/auth?error=email_domain_refused&callbackUrl=%2Fdashboard',
    );
    expect([jar.hasSession, await db().user.count()]).toEqual([false, 0]);
  });

  it('is refused when the answer of another provider comes back instead', async () => {
    const thief = await startGoogle();
    onTestFinished(() => thief.stop());
    const back = await consent(await jar.begin('oidc'));
    back.searchParams.set('iss', thief.issuer);
    expect(locationOf(await comeBack(back))).toMatch(/^\/auth\?error=provider_refused/);
    expect(school.exchanges).toHaveLength(0);
  });
});

describe('signing out after a round trip to the operator’s own provider', () => {
  it('leads to signing out of the provider, where the operator wants that', async () => {
    configure({ signsOut: true });
    await roundTrip('oidc');
    const url = new URL(await signOut());
    expect([url.origin, Object.fromEntries(url.searchParams)]).toEqual([
      school.issuer,
      {
        client_id: school.clientId,
        post_logout_redirect_uri: 'http://localhost:3000/auth',
      },
    ]);
    expect(jar.hasSession).toBe(false);
    expect(await db().session.count({ where: { endedAt: null } })).toBe(0);
  });

  it.each([
    ['by default', 'oidc', {}],
    ['with another provider', 'google', { signsOut: true }],
    ['while the provider is down', 'oidc', { signsOut: true, issuer: 'http://127.0.0.1:9' }],
  ])('stays here %s', async (_, provider, change) => {
    await roundTrip(provider);
    configure(change);
    expect(new URL(await signOut()).origin).toBe('http://localhost:3000');
    expect(await db().session.count({ where: { endedAt: null } })).toBe(0);
  });

  it('leads nowhere when the form is forged, and ends no session', async () => {
    configure({ signsOut: true });
    await roundTrip('oidc');
    const forged = await jar.ask('/api/auth/signout', { csrfToken: 'forged', json: 'true' });
    expect(await forged.text()).not.toContain(school.issuer);
    expect(await db().session.count({ where: { endedAt: null } })).toBe(1);
  });
});
