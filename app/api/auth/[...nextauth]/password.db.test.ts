import { beforeEach, describe, expect, it } from 'vitest';
import { POST as login } from '../../../v1/auth/login/route';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { CookieJar } from '@/testing/stand-ins/cookie-jar';
import { buildCreator } from '@/testing/database/factories';
import { GET, POST } from './route';

const email = 'rosa@example.org';
const password = 'seven green bicycles';
let jar: CookieJar;
const logIn = async (typed: string) =>
  (await jar.submit('/api/auth/callback/credentials', { email, password: typed })).status;
const logInByApi = async (typed: string) =>
  (await call(login, { body: { email, password: typed } })).status;

beforeEach(async () => {
  Object.assign(env(), { nextAuthSecret: 'a secret of the tests for cookies only' });
  jar = new CookieJar({ GET, POST });
  await buildCreator({ email, password });
  await db().session.deleteMany();
});

describe('the sign-in form of next-auth', () => {
  // security: 8
  it('shares the count of wrong passwords with the API', async () => {
    for (let count = 0; count < 5; count += 1)
      expect([await logIn(`wrong ${count}`), await logInByApi(`wrong ${count}`)]).toEqual([
        401, 401,
      ]);
    expect([await logIn(password), await logInByApi(password)]).toEqual([401, 429]);
    expect([jar.hasSession, await db().session.count()]).toEqual([false, 0]);
  });

  // security: 8
  it('accepts exactly the credential fields that the API accepts', async () => {
    for (const fields of [
      {},
      { email },
      { email, password: '' },
      { email: '', password },
      { email, password: ` ${password}` },
      { email, password, id: 'x', userId: 'x' },
    ] as Record<string, string>[]) {
      const response = await jar.submit('/api/auth/callback/credentials', fields);
      expect(response.status, JSON.stringify(fields)).toBe('id' in fields ? 200 : 401);
    }
    expect((await jar.session()).user?.email).toBe(email);
  });

  it('stores the language of the menu for mails, not that of a link', async () => {
    const stored = async () => (await db().user.findUnique({ where: { emailKey: email } }))?.locale;
    await logIn(password);
    jar.cookies.set('makerstep_lang', 'pt-BR');
    await jar.session();
    expect(await stored()).toBe('pt-BR');
    jar.cookies.set('makerstep_lang_visit', 'en');
    await jar.session();
    expect(await stored()).toBe('pt-BR');
  });
});
