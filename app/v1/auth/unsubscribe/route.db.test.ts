import { beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeToken } from '@/features/auth/server/mails/unsubscription';
import { db } from '@/server/db/client';
import { signId } from '@/server/secrets/signed-id';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { GET, POST } from './route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const isOn = async () =>
  (await db().user.findUniqueOrThrow({ where: { id: creator.actor.userId } })).dailyMail;
const end = (token: string, options = {}) =>
  call(POST, { method: 'POST', query: { token }, ...options });

describe('POST /v1/auth/unsubscribe', () => {
  it('serves visitors: ends the daily mail of the account in the token, repeatably, and of no other', async () => {
    const other = await buildCreator();
    const token = unsubscribeToken(creator.actor.userId);
    for (let n = 0; n < 2; n += 1) expect((await end(token)).status).toBe(204);
    expect([
      await isOn(),
      (await db().user.findUniqueOrThrow({ where: { id: other.actor.userId } })).dailyMail,
    ]).toEqual([false, true]);
  });

  it('accepts the form that mail programs send', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (
        await end(unsubscribeToken(creator.actor.userId), {
          raw: 'List-Unsubscribe=One-Click',
          headers,
        })
      ).status,
    ).toBe(204);
    expect(await isOn()).toBe(false);
  });

  it('still works when the account is gone', async () => {
    const token = unsubscribeToken(creator.actor.userId);
    await db().user.delete({ where: { id: creator.actor.userId } });
    expect((await end(token)).status).toBe(204);
  });

  it('rejects tokens that we did not issue for this purpose', async () => {
    const good = unsubscribeToken(creator.actor.userId);
    const wrong = [
      '',
      'x',
      good.slice(0, -1),
      `${good}A`,
      good.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      signId('makerstep withdrawal of feedback', creator.actor.userId),
      creator.actor.userId,
      creator.token,
    ];
    for (const token of wrong) {
      const { status, body } = await end(token);
      expect([status, body.error.code], token).toEqual([400, 'invalid_token']);
    }
    expect(await isOn()).toBe(true);
  });
});

describe('GET /v1/auth/unsubscribe', () => {
  it('redirects to the page and changes nothing: mail scanners open links', async () => {
    const token = unsubscribeToken(creator.actor.userId);
    const { status, headers } = await call(GET, { query: { token } });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      303,
      `/auth/unsubscribe?token=${token}`,
      'no-store',
    ]);
    expect(await isOn()).toBe(true);
  });
});
