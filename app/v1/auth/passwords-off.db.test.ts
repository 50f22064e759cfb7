import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { BUILT_PASSWORD, buildCreator, type TestCreator } from '@/testing/database/factories';
import { CookieJar } from '@/testing/stand-ins/cookie-jar';
import { queuedMails } from '@/testing/stand-ins/mailbox';
import { GET as nextAuthGet, POST as nextAuthPost } from '../../api/auth/[...nextauth]/route';
import { POST as makeToken } from '../dashboard/tokens/route';
import {
  DELETE as deleteUser,
  GET as readUser,
  PATCH as changeUser,
} from '../dashboard/user/route';
import { POST as prove } from '../site/proof/route';
import { POST as forgot } from './forgot-password/route';
import { POST as login } from './login/route';
import { POST as register } from './register/route';
import { POST as reset } from './reset-password/route';

const email = 'ana@makerstep.example';
const password = 'a new one of four words';
let ana: TestCreator;
beforeEach(async () => {
  ana = await buildCreator({ email, isOperator: true });
  Object.assign(env(), {
    hasPasswords: false,
    nextAuthSecret: 'a secret of the tests for cookies',
  });
});
afterEach(() => void Object.assign(env(), { hasPasswords: true }));

const hashOf = async () => (await db().user.findFirst({ where: { email } }))?.passwordHash;

describe('without passwords', () => {
  it.each([
    ['login', () => call(login, { body: { email, password: BUILT_PASSWORD } })],
    [
      'registration',
      () => call(register, { body: { name: 'Bo', email: 'bo@a.example', password } }),
    ],
    ['recovery', () => call(forgot, { body: { email } })],
    ['a new one by mail', () => call(reset, { query: { token: 'x' }, body: { password } })],
    [
      'a change',
      () =>
        call(changeUser, {
          method: 'PATCH',
          token: ana.token,
          body: { currentPassword: BUILT_PASSWORD, password, password2: password },
        }),
    ],
    [
      'the proof of an operator',
      () => call(prove, { token: ana.token, body: { currentPassword: BUILT_PASSWORD } }),
    ],
  ])('%s is refused clearly and changes nothing', async (_, ask) => {
    const before = await hashOf();
    const { status, body } = await ask();
    expect([status, body.error]).toEqual([
      403,
      { code: 'passwords_off', message: expect.stringContaining('Nothing was changed.') },
    ]);
    expect([await hashOf(), await queuedMails()]).toEqual([before, []]);
    expect([await db().user.count(), await db().session.count()]).toEqual([1, 1]);
  });

  it('the form of a page that is still open starts no session', async () => {
    const jar = new CookieJar({ GET: nextAuthGet, POST: nextAuthPost });
    const response = await jar.submit('/api/auth/callback/credentials', {
      email,
      password: BUILT_PASSWORD,
    });
    expect([response.status, jar.hasSession]).toEqual([401, false]);
    expect(await response.text()).toContain('error=passwords_off');
  });

  it('an account counts as one without, and keeps its own for later', async () => {
    const ask = () => call(readUser, { token: ana.token });
    expect((await ask()).body.hasPassword).toBe(false);
    Object.assign(env(), { hasPasswords: true });
    expect((await ask()).body.hasPassword).toBe(true);
    expect((await call(login, { body: { email, password: BUILT_PASSWORD } })).status).toBe(200);
  });

  it('a fresh sign-in with the provider proves its owner, and nothing else does', async () => {
    const token = { name: 'Script', scopes: ['read'], expiresInDays: 7 };
    const ask = async (body: object) => {
      const { status, body: answer } = await call(makeToken, { token: ana.token, body });
      return [status, answer.error?.code, answer.error?.message];
    };
    const refusal = [
      403,
      'fresh_sign_in_required',
      'To confirm that it is you, log in again with your provider, and there too, then do this within 5 minutes. Nothing was changed.',
    ];
    expect(await ask(token)).toEqual(refusal);
    expect(await ask({ ...token, currentPassword: BUILT_PASSWORD })).toEqual(refusal);
    await db().session.update({
      where: { id: ana.actor.sessionId },
      data: { provider: 'oidc' },
    });
    expect(await ask(token)).toEqual([201, undefined, undefined]);
    const gone = await call(deleteUser, { method: 'DELETE', token: ana.token, body: {} });
    expect([gone.status, await db().user.count()]).toEqual([204, 0]);
  });
});
