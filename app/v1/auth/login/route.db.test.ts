import { hash, type verify } from '@node-rs/argon2';
import type { Client } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { closeDb, db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { logger } from '@/server/logging/logger';
import { countAttempt } from '@/server/rate-limit';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { withConnection } from '@/server/embedded-postgres/connection';
import { POST as reset } from '../reset-password/route';
import { POST as login } from './route';

type Argon2 = { verify: typeof verify };
/** The real hashing, with a spy. */
const argon2 = vi.hoisted(() => ({ check: () => undefined as void }));
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<Argon2>();
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      argon2.check();
      return real.verify(...given);
    },
  };
});

const email = 'ana@makerstep.example';
const password = 'correct horse battery';
const attempt = (body: object, address?: string) =>
  call(login, { body: { email, password, ...body }, ...(address ? { address } : {}) });

/** Waits until another connection waits for a lock that this one holds. */
async function untilSomebodyWaits(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))',
  );
  if (!rowCount) await untilSomebodyWaits(client);
}

describe('POST /v1/auth/login', () => {
  beforeEach(async () => {
    await buildCreator({ email, password, name: 'Ana Prado' });
  });

  // security: 10, 11
  it('serves visitors: answers with the user, the creator and two tokens with their lifetimes', async () => {
    const { status, body } = await attempt({});
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Ana Prado', email, creator: { name: 'Ana Prado' } });
    const minutes = (expires: string) => Math.round((Date.parse(expires) - Date.now()) / 60_000);
    expect(minutes(body.tokens.access.expires)).toBe(15);
    expect(minutes(body.tokens.refresh.expires)).toBe(30 * 24 * 60);
    const [stored] = await db().refreshToken.findMany();
    expect(stored?.tokenHash).not.toContain(body.tokens.refresh.token);
  });

  // security: 5
  it('answers a wrong e-mail and a wrong password with the same bytes', async () => {
    const wrongPassword = await attempt({ password: 'something else' });
    const wrongEmail = await attempt({ email: 'nobody@makerstep.example' });
    const noEmailAtAll = await attempt({ email: 'no e-mail' });
    expect(wrongPassword.status).toBe(401);
    for (const answer of [wrongEmail, noEmailAtAll]) {
      expect([answer.status, answer.body]).toEqual([wrongPassword.status, wrongPassword.body]);
    }
    expect(wrongPassword.body).toEqual({
      error: { code: 'wrong_credentials', message: 'E-mail or password is wrong.' },
    });
    expect(await db().session.count()).toBe(1);
  });

  // security: 9
  it('finds the account by any spelling of its e-mail', async () => {
    for (const spelling of [
      'ANA@MAKERSTEP.EXAMPLE',
      '  Ana@makerstep.example ',
      'ana＠makerstep.example',
    ]) {
      expect((await attempt({ email: spelling })).status, spelling).toBe(200);
    }
  });

  // security: 1
  it('does not cut, trim or change the password', async () => {
    for (const wrong of [
      ` ${password}`,
      `${password} `,
      password.toUpperCase(),
      password.slice(0, -1),
    ]) {
      expect((await attempt({ password: wrong })).status).toBe(401);
    }
  });

  it('starts no session with a password that is changed while it is verified', async () => {
    const { status } = await withConnection(env().databaseUrl ?? '', async (client) => {
      await client.query('BEGIN');
      await client.query("UPDATE user_account SET password_hash = 'another one'");
      const attempted = attempt({});
      await untilSomebodyWaits(client);
      await client.query('COMMIT');
      return attempted;
    });
    expect(status).toBe(401);
    expect(await db().session.count()).toBe(1);
  });

  // security: 6
  it('stops guessing: after ten wrong passwords the right one must wait too, in any spelling of the e-mail', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect(
        (
          await attempt({
            email: count % 2 ? email : email.toUpperCase(),
            password: `wrong ${count}`,
          })
        ).status,
      ).toBe(401);
    }
    const { status, body, headers } = await attempt({ email: ' Ana@Makerstep.example' });
    expect([status, body.error.code]).toEqual([429, 'too_many_requests']);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await attempt({}, '198.51.100.7')).status, 'the owner at another address').toBe(200);
  });

  // security: 6
  it('limits guesses per account over all client IPs, and per client IP over all accounts', async () => {
    for (let count = 0; count < 99; count += 1)
      await countAttempt({ name: 'login-account', by: email });
    for (let count = 0; count < 49; count += 1)
      await countAttempt({ name: 'login-address', visitor: visitorKey('203.0.113.9') });
    const guess = async (who: string, address: string) =>
      (await attempt({ email: who, password: 'wrong' }, address)).status;
    expect([await guess(email, '198.51.100.1'), await guess(email, '198.51.100.2')]).toEqual([
      401, 429,
    ]);
    expect([
      await guess('a@makerstep.example', '203.0.113.9'),
      await guess('b@makerstep.example', '203.0.113.9'),
    ]).toEqual([401, 429]);
    expect(await guess('b@makerstep.example', '203.0.113.10')).toBe(401);
  });

  // security: 7
  it('never locks the owner out: a known client IP or a new password still works during an attack', async () => {
    const [home, away] = ['198.51.100.7', '198.51.100.8'];
    expect((await attempt({}, home)).status).toBe(200);
    for (let count = 0; count < 100; count += 1)
      await countAttempt({ name: 'login-account', by: email });
    expect([
      (await attempt({}, away)).status,
      (await attempt({}, home)).status,
      (await attempt({}, home)).status,
    ]).toEqual([429, 200, 200]);
    expect(
      (await attempt({ email: 'nobody@makerstep.example' }, home)).status,
      'for this account only',
    ).toBe(401);
    for (let count = 0; count < 10; count += 1)
      expect((await attempt({ password: 'wrong' }, home)).status).toBe(401);
    expect((await attempt({}, home)).status, 'guesses from there are still bounded').toBe(429);
    const { id } = await db().user.findUniqueOrThrow({ where: { emailKey: email } });
    const { token, tokenHash } = makeOpaqueToken();
    await db().mailToken.create({
      data: {
        userId: id,
        purpose: 'reset_password',
        tokenHash,
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    const changed = 'another correct horse';
    expect(
      (await call(reset, { query: { token }, body: { password: changed }, address: away })).status,
    ).toBe(204);
    expect((await attempt({ password: changed }, away)).status).toBe(200);
  });

  // security: 5
  it('spends the same hashing work for an unknown account, or one without a password', async () => {
    await buildCreator({ email: 'social@makerstep.example', password: null });
    await attempt({ email: 'nobody@makerstep.example' });
    const checks = vi.spyOn(argon2, 'check');
    // The remaining attempts differ, since each address has its own count.
    const compared = ({ headers }: { headers: Headers }) =>
      [...headers].filter(([name]) => name !== 'ratelimit');
    for (const who of [email, 'nobody@makerstep.example', 'social@makerstep.example']) {
      checks.mockClear();
      const answer = await attempt({ email: who, password: 'wrong' });
      expect([checks.mock.calls.length, compared(answer)], who).toEqual([
        1,
        compared(await attempt({ password: 'wrong' })),
      ]);
    }
  });

  // security: 4
  it('rehashes a password with weaker parameters, and keeps a current hash', async () => {
    const stored = async () =>
      (await db().user.findUniqueOrThrow({ where: { emailKey: email } })).passwordHash ?? '';
    const good = await stored();
    await attempt({});
    expect(await stored()).toBe(good);
    await db().user.update({
      where: { emailKey: email },
      data: {
        passwordHash: await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 }),
      },
    });
    await attempt({ password: 'wrong' });
    expect(await stored()).toContain('m=4096');
    expect((await attempt({})).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await stored()).not.toBe(good);
    expect((await attempt({})).status).toBe(200);
  });

  // security: 9
  it('does not confuse look-alike characters with those of an account', async () => {
    for (const lookalike of [
      '\u0430na@makerstep.example',
      'ana@m\u0430kerstep.example',
      'an\u0251@makerstep.example',
      'ana\u200b@makerstep.example',
      'ana@makerstep.example\u0000',
      'an\u00e1@makerstep.example',
    ]) {
      expect([401, 400], lookalike).toContain((await attempt({ email: lookalike })).status);
    }
  });

  // security: 60
  it('logs successful and rejected logins, without the password', async () => {
    await attempt({ password: 'a wrong secret' });
    await attempt({});
    const [refused, done] = [vi.mocked(logger.warn).mock.calls, vi.mocked(logger.info).mock.calls];
    expect(refused).toContainEqual(['sign_in_refused', { address: '192.0.2.1' }]);
    expect(done).toContainEqual([
      'signed_in',
      { address: '192.0.2.1', session: expect.any(String), provider: 'password' },
    ]);
    expect(JSON.stringify([refused, done])).not.toMatch(/secret|correct horse/);
  });

  // security: 6, D6
  it('keeps the count over a restart, and shares it with another instance', async () => {
    for (let count = 0; count < 5; count += 1) await attempt({ password: 'wrong' });
    await closeDb();
    for (let count = 0; count < 4; count += 1) await attempt({ password: 'wrong' });
    // Another instance uses the same counter at the same time.
    const { rows } = await withConnection(env().databaseUrl ?? '', (client) =>
      client.query<{ attempts: number }>(
        'UPDATE rate_limit SET attempts = attempts + 1 RETURNING attempts',
      ),
    );
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBe(10);
    expect((await attempt({})).status).toBe(429);
  });

  it('does not count successful logins', async () => {
    for (let count = 0; count < 12; count += 1) expect((await attempt({})).status).toBe(200);
  });

  // security: 7
  it('opens the window again when its time is over', async () => {
    for (let count = 0; count < 11; count += 1) await attempt({ password: 'wrong' });
    await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
    expect((await attempt({})).status).toBe(200);
  });

  it.each([
    [{}],
    [{ email }],
    [{ email: 1, password: 2 }],
    [{ email: '', password: '' }],
    [{ email, password, remember: true }],
    [[]],
    ['text'],
    [null],
  ])('refuses %j', async (body) => {
    expect((await call(login, { body })).status).toBe(422);
  });
});
