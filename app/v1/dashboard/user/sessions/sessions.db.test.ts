import { beforeEach, describe, expect, it } from 'vitest';
import { sweepSessions } from '@/features/auth/server/sessions/sessions';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { POST as login } from '../../../auth/login/route';
import { POST as refresh } from '../../../auth/refresh/route';
import { GET as readUser } from '../route';
import { DELETE as endOne } from './[sessionId]/route';
import { DELETE as endMany, GET as list } from './route';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const password = 'correct horse battery';
const DAY_MS = 24 * 60 * 60_000;
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator({ email: 'ana@makerstep.example', password });
});
const signIn = async (userAgent = chrome) =>
  (
    await call(login, {
      body: { email: creator.email, password },
      headers: { 'user-agent': userAgent },
    })
  ).body.tokens;
const sessions = (query = {}) => call(list, { token: creator.token, query });
const statusOf = async (token: string) => (await call(readUser, { token })).status;
const end = (sessionId: string, token = creator.token) =>
  call(endOne, { method: 'DELETE', token, params: { sessionId } });

describe('the sessions of an account', () => {
  it('lists live ones, most recently used first, with readable device names', async () => {
    await signIn();
    await signIn('curl/8.5.0');
    await db().session.updateMany({
      where: { userAgent: chrome },
      data: { provider: 'google', lastUsedAt: new Date(Date.now() + 60_000) },
    });
    await db().session.create({
      data: { userId: creator.actor.userId, expiresAt: new Date(Date.now() - 1) },
    });
    await db().session.create({
      data: {
        userId: creator.actor.userId,
        expiresAt: new Date(Date.now() + DAY_MS),
        endedAt: new Date(),
      },
    });
    await buildCreator();
    const { status, body } = await sessions();
    expect([status, body.totalResults]).toEqual([200, 3]);
    expect(
      body.results.map(({ device, isCurrent, provider }: Record<string, unknown>) => [
        device,
        isCurrent,
        provider,
      ]),
    ).toEqual([
      ['Chrome on Windows', false, 'google'],
      ['API client', false, null],
      ['API client', true, null],
    ]);
    expect(Object.keys(body.results[0]).sort()).toEqual([
      'createdAt',
      'device',
      'id',
      'isCurrent',
      'lastUsedAt',
      'provider',
    ]);
    expect(
      (await sessions({ lang: 'pt-BR' })).body.results
        .map((each: { device: string }) => each.device)
        .slice(0, 2),
    ).toEqual(['Chrome no Windows', 'Cliente da API']);
  });

  // security: 12
  it('end one by one, with access and refresh tokens at once', async () => {
    const other = await signIn();
    const { id } = (await sessions()).body.results.find(
      (each: { isCurrent: boolean }) => !each.isCurrent,
    );
    expect((await end(id)).status).toBe(204);
    expect([await statusOf(other.access.token), await statusOf(creator.token)]).toEqual([401, 200]);
    expect((await call(refresh, { body: { refreshToken: other.refresh.token } })).status).toBe(401);
    expect([(await end(id)).status, (await sessions()).body.totalResults]).toEqual([404, 1]);
    expect((await end(creator.actor.sessionId)).status).toBe(204);
    expect(await statusOf(creator.token)).toBe(401);
  });

  it("belong to the account: another's is unknown, and stays live", async () => {
    const stranger = await buildCreator();
    const unknown = await end(crypto.randomUUID());
    for (const id of [stranger.actor.sessionId, 'x', '%00', '__proto__', "' OR 1=1"]) {
      const answer = await end(id);
      expect([answer.status, answer.body], id).toEqual([404, unknown.body]);
    }
    expect(await statusOf(stranger.token)).toBe(200);
  });

  it('end all but this one, or all', async () => {
    const stranger = await buildCreator();
    const tokens = [(await signIn()).access.token, (await signIn()).access.token];
    expect((await call(endMany, { method: 'DELETE', token: creator.token })).status).toBe(204);
    expect(await Promise.all([...tokens, creator.token].map(statusOf))).toEqual([401, 401, 200]);
    expect(
      (
        await call(endMany, {
          method: 'DELETE',
          token: creator.token,
          query: { scope: 'everything' },
        })
      ).status,
    ).toBe(422);
    const another = (await signIn()).access.token;
    expect(
      (await call(endMany, { method: 'DELETE', token: creator.token, query: { scope: 'all' } }))
        .status,
    ).toBe(204);
    expect(await Promise.all([another, creator.token, stranger.token].map(statusOf))).toEqual([
      401, 401, 200,
    ]);
  });
});

describe('the sweep', () => {
  it('removes what ended or expired more than a day ago and nothing else', async () => {
    const { userId } = creator.actor;
    const [past, future] = [new Date(Date.now() - DAY_MS - 60_000), new Date(Date.now() + DAY_MS)];
    const session = (data: object) =>
      db().session.create({ data: { userId, expiresAt: future, ...data } });
    const gone = [await session({ endedAt: past }), await session({ expiresAt: past })];
    const kept = [
      await session({}),
      await session({ endedAt: new Date() }),
      await session({ expiresAt: new Date() }),
    ];
    const token = (sessionId: string, tokenHash: string, data: object) =>
      db().refreshToken.create({ data: { sessionId, tokenHash, expiresAt: future, ...data } });
    const [live] = kept;
    await token(gone[0]?.id ?? '', 'of an ended session', {});
    await token(live?.id ?? '', 'expired', { expiresAt: past, spentAt: past });
    // A spent token must be known as long as it could be used: using it again ends its session.
    await token(live?.id ?? '', 'spent', { spentAt: past });
    await db().mailToken.create({
      data: { userId, purpose: 'reset_password', tokenHash: 'old', expiresAt: past },
    });
    await db().mailToken.create({
      data: { userId, purpose: 'confirm_email', tokenHash: 'new', expiresAt: future },
    });
    expect(await sweepSessions()).toBe(4);
    const ids = (await db().session.findMany({ select: { id: true } })).map(({ id }) => id).sort();
    expect(ids).toEqual([creator.actor.sessionId, ...kept.map(({ id }) => id)].sort());
    expect((await db().refreshToken.findMany()).map(({ tokenHash }) => tokenHash)).toEqual([
      'spent',
    ]);
    expect((await db().mailToken.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['new']);
  });
});
