import { beforeEach, expect, it } from 'vitest';
import { redirectUnauthenticated } from '@/features/auth/server/auth-guard';
import { findWaitingBrowser } from '@/features/auth/server/sessions/browser-session';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { codeOf, turnOnCodes } from '../../../v1/_testing/second-factor';
import { POST as give } from '../../../v1/auth/second-factor/route';
import { jar, locationOf, person, roundTrip, withBrowser } from './_testing/round-trip';

const password = 'seven green bicycles';
let secret: string;

withBrowser();
beforeEach(async () => {
  const rosa = await buildCreator({ email: String(person.email), password });
  await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
  ({ secret } = await turnOnCodes(rosa, password));
});

const cookies = () => Object.fromEntries(jar.cookies);
const header = () => [...jar.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const guarded = (path: string) => redirectUnauthenticated({ path, search: '' }, header());

/** The second step of this browser, with the status of the call. */
async function secondStep(): Promise<number> {
  const waiting = await findWaitingBrowser(cookies());
  const { status, body } = await call(give, {
    body: { ticket: waiting?.ticket, factor: codeOf(secret) },
  });
  // A script of the page gets no token that outlives its session's cookie.
  expect(body.tokens).toBeUndefined();
  return status;
}

// security: Second factor
it('the form leads to the second step, and the cookie opens nothing before it', async () => {
  const response = await jar.submit('/api/auth/callback/credentials', {
    email: String(person.email),
    password,
  });
  expect(((await response.json()) as { url: string }).url).toContain('/auth/second');
  expect(Object.keys(await jar.session())).toEqual(['expires']);
  expect(await guarded('/dashboard')).toBe('/auth/second?callbackUrl=%2Fdashboard');
  expect(await secondStep()).toBe(200);
  expect((await jar.session()).user?.email).toBe(person.email);
  expect(await guarded('/dashboard')).toBeUndefined();
  expect(await findWaitingBrowser(cookies())).toBeUndefined();
});

// security: Second factor
it('a provider leads to the second step, with the page that was wanted', async () => {
  const response = await roundTrip('google');
  expect(locationOf(response)).toBe('/auth/second?callbackUrl=%2Fdashboard');
  expect(Object.keys(await jar.session())).toEqual(['expires']);
  expect(await secondStep()).toBe(200);
  expect((await jar.session()).user?.email).toBe(person.email);
});

it('a browser that leaves instead ends the session that waited', async () => {
  await roundTrip('google');
  await jar.submit('/api/auth/signout', {});
  expect(await db().session.count({ where: { isWaiting: true, endedAt: null } })).toBe(0);
});
