import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import { call } from '@/testing/api';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { POST as login } from '../../auth/login/route';
import { POST as refresh } from '../../auth/refresh/route';
import { GET, PATCH } from './route';
import { countMails, queuedMails } from '@/testing/stand-ins/mailbox';

const password = 'correct horse battery';
const fresh = 'a much better one 2';
const email = 'ana@makerstep.example';
let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator({ email, password });
});

const change = (body: object, options: { token?: string; address?: string } = {}) =>
  call(PATCH, {
    method: 'PATCH',
    token: creator.token,
    body: { currentPassword: password, password: fresh, password2: fresh, ...body },
    ...options,
  });
const signIn = (with_: string) => call(login, { body: { email, password: with_ } });
const statusOf = async (token: string) => (await call(GET, { token })).status;

describe('a new password', () => {
  // security: 63
  it('needs the current one, applies at once, and sends a mail', async () => {
    const { status, body } = await change({});
    expect([status, body.email]).toEqual([200, email]);
    expect([(await signIn(password)).status, (await signIn(fresh)).status]).toEqual([401, 200]);
    expect((await queuedMails()).map(({ kind, email }) => ({ kind, email }))).toEqual([
      { kind: 'password_changed', email },
    ]);
  });

  // security: 13
  it('ends every other session with its tokens at once, and open reset links, and keeps this one', async () => {
    const other = (await signIn(password)).body.tokens;
    await db().mailToken.create({
      data: {
        userId: creator.actor.userId,
        purpose: 'reset_password',
        tokenHash: 'x',
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    expect(await statusOf(other.access.token)).toBe(200);
    await change({});
    expect([await statusOf(other.access.token), await statusOf(creator.token)]).toEqual([401, 200]);
    expect(
      (await call(refresh, { body: { refreshToken: other.refresh.token } })).body.error.code,
    ).toBe('session_ended');
    expect(await db().mailToken.count({ where: { spentAt: null } })).toBe(0);
  });

  // security: 14
  it('is rejected without the right current one, not as an expired session, and nothing changes', async () => {
    const other = (await signIn(password)).body.tokens.access.token;
    for (const [body, message] of [
      [{ currentPassword: 'wrong' }, 'This is not your current password.'],
      [{ currentPassword: undefined }, 'Please type your current password.'],
    ] as const) {
      const answer = await change(body);
      expect([answer.status, answer.body.error.fields]).toEqual([
        422,
        { currentPassword: message },
      ]);
    }
    expect([await statusOf(other), (await signIn(password)).status, await countMails()]).toEqual([
      200, 200, 0,
    ]);
  });

  // security: 2
  it('must satisfy the policy, with errors at its field', async () => {
    const weak = [
      'short 7',
      'password123',
      'qwertyuiop',
      'makerstep',
      'Makerstep2026!',
      'ana@makerstep.example',
      'x'.repeat(129),
      'aaaaaaaaaaaa',
    ];
    for (const each of weak) {
      const { status, body } = await change({ password: each, password2: each });
      expect([status, Object.keys(body.error.fields)], each).toEqual([422, ['password']]);
    }
    const odd = '  ünï ✂ \t ​';
    expect([
      (await change({ password: odd, password2: odd })).status,
      (await signIn(odd)).status,
      (await signIn(odd.trim())).status,
    ]).toEqual([200, 200, 401]);
  });

  // security: 14
  it('cannot be set by guessing the current one, from any client IP; the owner can continue after the window', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect(
        (await change({ currentPassword: `guess ${guess}` }, { address: `192.0.2.${guess}` }))
          .status,
      ).toBe(422);
    const { status, body, headers } = await change({}, { address: '198.51.100.1' });
    expect([status, body.error.code, Number(headers.get('retry-after')) > 0]).toEqual([
      429,
      'too_many_requests',
      true,
    ]);
    expect((await signIn(password)).status).toBe(200);
    await db().rateLimit.updateMany({ data: { expiresAt: new Date(0) } });
    expect((await change({})).status).toBe(200);
  });

  it('is not throttled by successful changes', async () => {
    let current = password;
    for (let turn = 0; turn < 11; turn += 1) {
      const next = `${fresh} ${turn}`;
      expect(
        (await change({ currentPassword: current, password: next, password2: next })).status,
      ).toBe(200);
      current = next;
    }
  });

  it('is set by one of two concurrent changes', async () => {
    const answers = await Promise.all(
      ['one of two words', 'the other of two'].map((next) =>
        change({ password: next, password2: next }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('can be set without a current one within five minutes of a proof by the provider', async () => {
    creator = await buildCreator({ email: 'social@makerstep.example', password: null });
    const begin = (provider: string | null, agoMs: number) =>
      db().session.update({
        where: { id: creator.actor.sessionId },
        data: { provider, provedAt: new Date(Date.now() - agoMs) },
      });
    for (const [provider, agoMs] of [
      [null, 0],
      ['google', 5 * 60_000 + 1_000],
      ['nonsense', 0],
    ] as const) {
      await begin(provider, agoMs);
      const answer = await change({ currentPassword: undefined });
      expect([answer.status, answer.body.error.code, answer.body.error.message]).toEqual([
        403,
        'fresh_sign_in_required',
        expect.stringMatching(/log in again/),
      ]);
    }
    await begin('google', 4 * 60_000);
    expect((await change({ currentPassword: undefined })).body).toMatchObject({
      hasPassword: true,
    });
    // From now on the account has a password, and the provider no longer replaces it.
    expect((await change({ currentPassword: undefined })).status).toBe(422);
  });

  // security: 60
  it('is not logged, nor is the old one', async () => {
    await change({});
    await change({ currentPassword: 'something wrong' });
    const logged = JSON.stringify(
      [logger.info, logger.warn].map(
        (log) => (log as unknown as { mock: { calls: unknown[] } }).mock.calls,
      ),
    );
    expect(logged).toContain('password_changed');
    for (const secret of [password, fresh, 'something wrong', creator.token, email])
      expect(logged).not.toContain(secret);
  });
});
