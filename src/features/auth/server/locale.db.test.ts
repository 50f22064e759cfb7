import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { LOCALE_COOKIE } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { CookieJar } from '@/testing/stand-ins/cookie-jar';
import { GET, POST } from '../../../../app/api/auth/[...nextauth]/route';
import { POST as login } from '../../../../app/v1/auth/login/route';
import { POST as register } from '../../../../app/v1/auth/register/route';

const ana = { email: 'ana@makerstep.example', password: 'correct horse battery' };
const noted = async () => (await db().user.findFirstOrThrow()).locale;

it('an account stores the language at registration, at sign-in, and on a change while signed in', async () => {
  env().nextAuthSecret = 'only for this test';
  await call(register, {
    body: { name: 'Ana', ...ana },
    headers: { 'accept-language': 'pt-PT,pt;q=0.9' },
  });
  expect(await noted()).toBe('pt-BR');
  await call(login, { body: ana, headers: { 'accept-language': 'en-GB' } });
  expect(await noted()).toBe('en');
  const jar = new CookieJar({ GET, POST });
  jar.cookies.set(LOCALE_COOKIE, 'pt-BR');
  await jar.submit('/api/auth/callback/credentials', ana);
  expect([jar.hasSession, await noted()]).toEqual([true, 'pt-BR']);
  jar.cookies.set(LOCALE_COOKIE, 'en');
  await jar.session();
  expect(await noted()).toBe('en');
});
