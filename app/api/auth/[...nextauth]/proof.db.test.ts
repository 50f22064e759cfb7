import { describe, expect, it } from 'vitest';
import { FRESH_SIGN_IN_MS, PROVIDERS } from '@/features/auth/constants';
import { proofPath } from '@/features/auth/model/proof-path';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { GET as readUser } from '../../../v1/dashboard/user/route';
import {
  comeBack,
  consent,
  google,
  jar,
  locationOf,
  roundTrip,
  school,
  withBrowser,
} from './_testing/round-trip';

const GOAL = '/dashboard/settings/account';
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const isProved = async () => {
  const { accessToken } = await jar.session();
  return (await call(readUser, { token: accessToken?.token })).body.isFreshFromProvider as boolean;
};
const prove = async (provider: string) =>
  comeBack(await consent(await jar.begin(provider, proofPath(GOAL))));

withBrowser();

describe.each(PROVIDERS)('a proof by %s', (provider) => {
  const request = {
    // Google has no prompt for signing in again, and names the time where the operator turned that on.
    google: {
      prompt: 'select_account',
      max_age: '0',
      claims: '{"id_token":{"auth_time":{"essential":true}}}',
    },
    facebook: { auth_type: 'reauthenticate' },
    oidc: { prompt: 'login', max_age: '0' },
  }[provider];

  // security: Proof by a provider
  it('asks for a new sign-in there, and returns to the page', async () => {
    school.wrong = { auth_time: secondsAgo(2) };
    const dialog = await jar.begin(provider, proofPath(GOAL));
    expect(Object.fromEntries(dialog.searchParams)).toMatchObject(request);
    const response = await comeBack(await consent(dialog));
    expect([locationOf(response), await isProved()]).toEqual([GOAL, true]);
  });

  it('is given for five minutes by signing in as always, where the provider tells no time', async () => {
    const dialog = await jar.begin(provider, GOAL);
    for (const name of Object.keys(request)) expect(dialog.searchParams.has(name)).toBe(false);
    expect(locationOf(await comeBack(await consent(dialog)))).toBe(GOAL);
    expect(await isProved()).toBe(true);
    await db().session.updateMany({
      data: { provedAt: new Date(Date.now() - FRESH_SIGN_IN_MS - 1_000) },
    });
    expect(await isProved()).toBe(false);
  });
});

describe('a proof by a provider that speaks OpenID Connect', () => {
  // security: Proof by a provider
  it.each([
    ['oidc', 'no time of the sign-in there', {}],
    ['oidc', 'an old one', { auth_time: secondsAgo(FRESH_SIGN_IN_MS / 1000 + 20) }],
    ['oidc', 'one in the future', { auth_time: secondsAgo(-90) }],
    ['oidc', 'one that is no number', { auth_time: String(secondsAgo(2)) }],
    ['google', 'an old one', { auth_time: secondsAgo(FRESH_SIGN_IN_MS / 1000 + 20) }],
  ])('by %s is refused clearly for %s', async (provider, _, claims) => {
    for (const standIn of [google, school]) standIn.wrong = claims;
    expect(locationOf(await prove(provider))).toBe(
      `/auth?${new URLSearchParams({ error: 'provider_not_fresh', callbackUrl: proofPath(GOAL) })}`,
    );
    expect([jar.hasSession, await db().session.count()]).toEqual([false, 0]);
  });

  // security: Proof by a provider
  it.each([
    [FRESH_SIGN_IN_MS / 1000 - 30, true],
    [FRESH_SIGN_IN_MS / 1000 + 30, false],
  ])(
    'counts from the sign-in there, also of a person who signed in as always: %i s ago',
    async (agoS, isFresh) => {
      const signedIn = secondsAgo(agoS);
      school.wrong = { auth_time: signedIn };
      await roundTrip('oidc');
      expect(await isProved()).toBe(isFresh);
      expect((await db().session.findFirst())?.provedAt).toEqual(new Date(signedIn * 1000));
    },
  );
});
