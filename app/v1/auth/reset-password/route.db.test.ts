import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNewPassword } from '@/features/auth/server/passwords/new-password';
import { db } from '@/server/db/client';
import { call, type CallOptions, untilServed } from '@/testing/api';
import { buildCreator, buildToken, type TestCreator } from '@/testing/database/factories';
import {
  deliver,
  type Mailbox,
  startMailbox,
  tokenOf,
  setMailServer,
} from '@/testing/stand-ins/mailbox';
import { GET as listProjects } from '../../dashboard/projects/route';
import { POST as forgot } from '../forgot-password/route';
import { POST as login } from '../login/route';
import { POST as refresh } from '../refresh/route';
import { POST as reset } from './route';

const email = 'ana@makerstep.example';
const [oldPassword, newPassword] = ['correct horse battery', 'another fine staple'];
let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
let ana: TestCreator;
beforeEach(async () => {
  setMailServer(box.url);
  ana = await buildCreator({ email, name: 'Ana Prado', password: oldPassword });
});
afterEach(() => {
  box.mails.length = 0;
  setMailServer(undefined);
});

const askFor = async () => {
  await call(forgot, { body: { email } });
  await deliver();
  return tokenOf(box.mails.at(-1));
};
const set = (
  token: string | undefined,
  password: unknown = newPassword,
  options: CallOptions = {},
) =>
  call(reset, {
    body: { password },
    ...(token === undefined ? {} : { query: { token } }),
    ...options,
  });
const outcome = async (token: string | undefined, password?: unknown) => {
  const { status, body } = await set(token, password);
  return status === 204 ? status : [status, body.error.code];
};
const signIn = (password: string) => call(login, { body: { email, password } });
const BAD = [400, 'invalid_token'];

describe('POST /v1/auth/reset-password', () => {
  it('serves visitors: replaces the password, and sends a mail about it', async () => {
    const { status, body } = await set(await askFor());
    expect([status, body]).toEqual([204, undefined]);
    expect([(await signIn(oldPassword)).status, (await signIn(newPassword)).status]).toEqual([
      401, 200,
    ]);
    await deliver();
    expect(box.mails.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Choose a new password', email],
      ['Your password was changed', email],
    ]);
    expect(box.mails[1]?.text).not.toContain('token=');
  });

  // security: 13
  it('ends every session with its access and refresh tokens, and revokes every personal token', async () => {
    const personal = await buildToken(ana, ['read', 'write', 'publish']);
    const { tokens } = (await signIn(oldPassword)).body;
    await set(await askFor());
    expect((await call(listProjects, { token: ana.token })).status).toBe(401);
    expect((await call(listProjects, { token: tokens.access.token })).status).toBe(401);
    expect((await call(listProjects, { token: personal.token })).body.error.code).toBe(
      'token_refused',
    );
    expect(
      (await call(refresh, { body: { refreshToken: tokens.refresh.token } })).body.error.code,
    ).toBe('session_ended');
  });

  it('affects no other account', async () => {
    const other = await buildCreator({ password: oldPassword });
    await set(await askFor());
    expect((await call(listProjects, { token: other.token })).status).toBe(200);
    expect(
      (await call(login, { body: { email: other.email, password: oldPassword } })).status,
    ).toBe(200);
  });

  it('confirms the e-mail', async () => {
    await set(await askFor());
    expect(
      (await db().user.findUniqueOrThrow({ where: { emailKey: email } })).emailConfirmedAt,
    ).toBeInstanceOf(Date);
  });

  it('sets a password for an account that only had a provider', async () => {
    await db().user.update({ where: { emailKey: email }, data: { passwordHash: null } });
    expect(await outcome(await askFor())).toBe(204);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  // security: 15
  it('accepts a token once, even from ten requests at the same time', async () => {
    const token = await askFor();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        untilServed(() => set(token, `another fine staple ${index}`)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      204,
      ...Array<number>(9).fill(400),
    ]);
    const winner = answers.findIndex(({ status }) => status === 204);
    expect((await signIn(`another fine staple ${winner}`)).status).toBe(200);
    expect(await outcome(token)).toEqual(BAD);
  });

  // security: 15
  it('rejects a token after an hour', async () => {
    const token = await askFor();
    await db()
      .$executeRaw`UPDATE mail_token SET expires_at = created_at + interval '1 millisecond'`;
    expect(await outcome(token)).toEqual(BAD);
    expect((await signIn(oldPassword)).status).toBe(200);
  });

  // security: 15
  it('accepts only the token of the newest mail', async () => {
    const [first, second] = [await askFor(), await askFor()];
    expect(await outcome(first)).toEqual(BAD);
    expect(await outcome(second)).toBe(204);
  });

  it('accepts the previous link while a newer mail is delayed', async () => {
    const first = await askFor();
    setMailServer('smtp://127.0.0.1:1');
    await call(forgot, { body: { email } });
    await deliver();
    expect(await outcome(first)).toBe(204);
    expect(
      await db().mailToken.count({ where: { spentAt: null } }),
      'none that was made meanwhile survives',
    ).toBe(0);
  });

  // security: 15
  it('rejects a token after the password was changed another way', async () => {
    const token = await askFor();
    await setNewPassword({
      user: { id: ana.actor.userId, email, name: ana.name },
      password: 'set in the settings',
      field: 'password',
      locale: 'en',
      exceptSessionId: ana.actor.sessionId,
    });
    expect(await outcome(token)).toEqual(BAD);
    expect(
      (await call(listProjects, { token: ana.token })).status,
      'the session that changed it goes on',
    ).toBe(200);
  });

  it.each([undefined, '', 'x', 'x'.repeat(5_000), "' OR 1=1 --", 'ゴミ'])(
    'answers the token %s with 400',
    async (token) => {
      const { status, body } = await set(token);
      expect([status, body]).toEqual([
        400,
        { error: { code: 'invalid_token', message: 'Invalid token.' } },
      ]);
    },
  );

  // security: 15
  it('rejects the hash from the database and the token of a confirmation', async () => {
    await askFor();
    const stored = await db().mailToken.findFirstOrThrow();
    expect(await outcome(stored.tokenHash)).toEqual(BAD);
    const token = await askFor();
    await db().mailToken.updateMany({ data: { purpose: 'confirm_email' } });
    expect(await outcome(token)).toEqual(BAD);
  });

  // security: 2
  it('rejects a weak password like the registration, and the token stays valid', async () => {
    const token = await askFor();
    for (const poor of ['1234567', 'password1', email, 'ab'.repeat(65)]) {
      const { status, body } = await set(token, poor);
      expect([status, Object.keys(body.error.fields)], poor).toEqual([422, ['password']]);
    }
    expect((await set(token, undefined, { body: {} })).status).toBe(422);
    expect((await set(token, undefined, { body: { password: newPassword, email } })).status).toBe(
      422,
    );
    expect((await signIn(oldPassword)).status).toBe(200);
    expect(await outcome(token)).toBe(204);
  });

  it('rejects a token used twice', async () => {
    const token = await askFor();
    expect(
      (
        await call(reset, {
          body: { password: newPassword },
          query: `token=${token}&token=${token}`,
        })
      ).status,
    ).toBe(422);
  });

  it('limits guesses of tokens', async () => {
    for (let count = 0; count < 50; count += 1)
      expect((await set(`guess ${count}`, newPassword, { address: '198.51.100.9' })).status).toBe(
        400,
      );
    const { status, headers } = await set('one more', newPassword, { address: '198.51.100.9' });
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await outcome(await askFor())).toBe(204);
  });

  // security: 60
  it('logs neither token nor password, whatever the outcome', async () => {
    vi.restoreAllMocks();
    const lines: string[] = [];
    for (const stream of [process.stderr, process.stdout]) {
      vi.spyOn(stream, 'write').mockImplementation((chunk) => {
        lines.push(String(chunk));
        return true;
      });
    }
    const token = await askFor();
    await set('a token that nobody has');
    await set(token, '1234567');
    await set(token);
    await set(token);
    await deliver();
    const log = lines.join('');
    expect(log).toContain('reset_refused');
    expect(log).toContain('password_reset');
    for (const secret of [token, 'a token that nobody has', '1234567', newPassword, email])
      expect(log).not.toContain(secret);
  });
});
