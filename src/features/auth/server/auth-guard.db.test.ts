import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { SESSION_COOKIE } from '@/shared/http/auth-cookies';
import { buildCreator, buildToken, type TestCreator } from '@/testing/database/factories';
import { isSignedIn } from './auth-guard';
import { endSession } from './service';

const SECRET = 'of the cookies in this test';
beforeAll(() => vi.stubEnv('NEXTAUTH_SECRET', SECRET));
afterAll(() => vi.unstubAllEnvs());

const waysOf = async (creator: TestCreator) => {
  const token = { sessionId: creator.actor.sessionId };
  const jwt = await encode({ token, secret: SECRET });
  const cookie = `${env().publicUrl.startsWith('https:') ? '__Secure-' : ''}${SESSION_COOKIE}=${jwt}`;
  const personal = (await buildToken(creator, ['read'])).token;
  const ways = [
    { cookie: `theme=dark; ${cookie}` },
    { authorization: `Bearer ${creator.token}` },
    { authorization: `bearer ${personal}` },
  ];
  return () => Promise.all(ways.map(isSignedIn));
};

// security: Closed sites
it.each([
  ['signs out', [false, false, true], ({ actor }: TestCreator) => endSession(actor.sessionId)],
  [
    'has a session that expired',
    [false, false, true],
    ({ actor }: TestCreator) =>
      db().session.update({ where: { id: actor.sessionId }, data: { expiresAt: new Date(0) } }),
  ],
  [
    'has not given the second factor',
    [false, false, true],
    ({ actor }: TestCreator) =>
      db().session.update({ where: { id: actor.sessionId }, data: { isWaiting: true } }),
  ],
  [
    'is suspended',
    [false, false, false],
    ({ actor }: TestCreator) =>
      db().user.update({ where: { id: actor.userId }, data: { suspendedAt: new Date() } }),
  ],
  [
    'deletes the account',
    [false, false, false],
    ({ actor }: TestCreator) => db().user.delete({ where: { id: actor.userId } }),
  ],
])('a person who %s is a stranger at once', async (_name, after, act) => {
  const creator = await buildCreator();
  const ways = await waysOf(creator);
  expect(await ways()).toEqual([true, true, true]);
  await act(creator);
  expect(await ways()).toEqual(after);
});

it('takes nothing else for a sign-in', async () => {
  const { token } = await buildCreator();
  for (const headers of [
    {},
    { cookie: 'makerstep_signed_in=1' },
    { cookie: `${SESSION_COOKIE}=${token}` },
    { cookie: `${SESSION_COOKIE}=` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { authorization: `Bearer ${token.slice(0, -2)}` },
    { authorization: 'Bearer ' },
  ])
    expect(await isSignedIn(headers), JSON.stringify(headers)).toBe(false);
});
