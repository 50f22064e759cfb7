import type { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeDb, db } from '@/server/db/client';
import { env } from '@/server/env';
import { countAttempt } from '@/server/rate-limit';
import { call } from '@/testing/api';
import { buildCreator } from '@/testing/factories';
import { withClient } from '@/testing/test-database';
import { POST as login } from './route';

const email = 'ana@makerstep.example';
const password = 'correct horse battery';
const attempt = (body: object, address?: string) => call(login, { body: { email, password, ...body }, ...(address ? { address } : {}) });

/** Until another connection waits for a lock that this one holds. */
async function untilSomebodyWaits(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))');
  if (!rowCount) await untilSomebodyWaits(client);
}

describe('POST /v1/auth/login', () => {
  beforeEach(async () => {
    await buildCreator({ email, password, name: 'Ana Prado' });
  });

  it('serves visitors: answers the user with the creator, and two tokens with their times', async () => {
    const { status, body } = await attempt({});
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ name: 'Ana Prado', email, creator: { name: 'Ana Prado' } });
    const minutes = (expires: string) => Math.round((Date.parse(expires) - Date.now()) / 60_000);
    expect(minutes(body.tokens.access.expires)).toBe(15);
    expect(minutes(body.tokens.refresh.expires)).toBe(30 * 24 * 60);
    const [stored] = await db().refreshToken.findMany();
    expect(stored?.tokenHash).not.toContain(body.tokens.refresh.token);
  });

  it('answers a wrong e-mail and a wrong password with the same bytes', async () => {
    const wrongPassword = await attempt({ password: 'something else' });
    const wrongEmail = await attempt({ email: 'nobody@makerstep.example' });
    const noEmailAtAll = await attempt({ email: 'no e-mail' });
    expect(wrongPassword.status).toBe(401);
    for (const answer of [wrongEmail, noEmailAtAll]) {
      expect([answer.status, answer.body]).toEqual([wrongPassword.status, wrongPassword.body]);
    }
    expect(wrongPassword.body).toEqual({ error: { code: 'wrong_credentials', message: 'E-mail or password is wrong.' } });
    expect(await db().session.count()).toBe(1);
  });

  it('finds the account by any spelling of its e-mail', async () => {
    for (const spelling of ['ANA@MAKERSTEP.EXAMPLE', '  Ana@makerstep.example ', 'ana＠makerstep.example']) {
      expect((await attempt({ email: spelling })).status, spelling).toBe(200);
    }
  });

  it('does not cut, trim or change the password', async () => {
    for (const wrong of [` ${password}`, `${password} `, password.toUpperCase(), password.slice(0, -1)]) {
      expect((await attempt({ password: wrong })).status).toBe(401);
    }
  });

  it('begins no session by a password that is changed while it is checked', async () => {
    const { status } = await withClient(env().databaseUrl ?? '', async (client) => {
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

  it('lets nobody guess on: after ten wrong passwords the right one waits too, in any spelling of the e-mail', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect((await attempt({ email: count % 2 ? email : email.toUpperCase(), password: `wrong ${count}` })).status).toBe(401);
    }
    const { status, body, headers } = await attempt({ email: ' Ana@Makerstep.example' });
    expect([status, body.error.code]).toEqual([429, 'too_many_requests']);
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
    expect((await attempt({}, '198.51.100.7')).status, 'the owner at another address').toBe(200);
  });

  it('bounds the guesses over all addresses of one account, and over all accounts of one address', async () => {
    const limit = { attempts: 1000, windowMs: 600_000 };
    for (let count = 0; count < 99; count += 1) await countAttempt(`login:account:${email}`, limit);
    for (let count = 0; count < 49; count += 1) await countAttempt('login:203.0.113.9', limit);
    const guess = async (who: string, address: string) => (await attempt({ email: who, password: 'wrong' }, address)).status;
    expect([await guess(email, '198.51.100.1'), await guess(email, '198.51.100.2')]).toEqual([401, 429]);
    expect([await guess('a@makerstep.example', '203.0.113.9'), await guess('b@makerstep.example', '203.0.113.9')]).toEqual([401, 429]);
    expect(await guess('b@makerstep.example', '203.0.113.10')).toBe(401);
  });

  it('keeps the count when the process starts anew, and shares it with another instance', async () => {
    for (let count = 0; count < 5; count += 1) await attempt({ password: 'wrong' });
    await closeDb();
    for (let count = 0; count < 4; count += 1) await attempt({ password: 'wrong' });
    // Another instance counts in the same place, at the same moment.
    const { rows } = await withClient(env().databaseUrl ?? '', (client) => client.query<{ attempts: number }>(
      'UPDATE rate_limit SET attempts = attempts + 1 RETURNING attempts'));
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBe(10);
    expect((await attempt({})).status).toBe(429);
  });

  it('does not count what succeeded', async () => {
    for (let count = 0; count < 12; count += 1) expect((await attempt({})).status).toBe(200);
  });

  it('opens the window again when its time is over', async () => {
    for (let count = 0; count < 11; count += 1) await attempt({ password: 'wrong' });
    await db().$executeRaw`UPDATE rate_limit SET expires_at = now() - interval '1 second'`;
    expect((await attempt({})).status).toBe(200);
  });

  it.each([[{}], [{ email }], [{ email: 1, password: 2 }], [{ email: '', password: '' }], [{ email, password, remember: true }], [[]], ['text'], [null]])(
    'refuses %j', async (body) => {
      expect((await call(login, { body })).status).toBe(422);
    });
});
