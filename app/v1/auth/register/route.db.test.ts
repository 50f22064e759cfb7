import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call, untilServed } from '@/testing/api';
import { buildCreator } from '@/testing/database/factories';
import { POST as login } from '../login/route';
import { POST as register } from './route';

const good = {
  name: 'Ana Prado',
  email: 'ana@makerstep.example',
  password: 'correct horse battery',
};
const fieldsOf = async (body: object) =>
  (await call(register, { body: { ...good, ...body } })).body.error?.fields;

describe('POST /v1/auth/register', () => {
  // security: 4
  it('serves visitors: creates an account with its creator and reveals no secret', async () => {
    const { status, body, headers } = await call(register, { body: good });
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        id: expect.any(String),
        name: 'Ana Prado',
        email: 'ana@makerstep.example',
        creator: expect.objectContaining({
          uid: expect.stringMatching(/^[2-9a-z]{12}$/),
          name: 'Ana Prado',
          avatar: null,
          verified: false,
          verifiedAt: null,
        }),
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const stored = await db().user.findFirstOrThrow();
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('names every missing field', async () => {
    const { status, body } = await call(register, { body: {} });
    expect(status).toBe(422);
    expect(body.error).toEqual({
      code: 'validation_failed',
      message: expect.any(String),
      fields: {
        name: 'Please input your name!',
        email: 'Please input your E-mail!',
        password: 'Please input your Password!',
      },
    });
  });

  it.each(['nobody', 'a@', '@b.example', 'a b@c.example', 'a@b', `${'x'.repeat(250)}@b.example`])(
    'rejects the e-mail %s',
    async (email) => {
      expect(await fieldsOf({ email })).toEqual({ email: 'E-mail is not a valid e-mail!' });
    },
  );

  it('takes an e-mail of any script, and knows it again in the form that browsers send', async () => {
    const typed = 'Jörg&Eva@bücher.example';
    const answer = await call(register, { body: { ...good, email: typed } });
    expect([answer.status, answer.body.user.email]).toEqual([
      201,
      'jörg&eva@xn--bcher-kva.example',
    ]);
    for (const email of [typed, 'JÖRG&eva@xn--bcher-kva.example', 'jo\u0308rg&eva@Bücher.Example'])
      expect((await call(login, { body: { email, password: good.password } })).status).toBe(200);
    expect(
      (await call(register, { body: { ...good, email: answer.body.user.email } })).status,
    ).toBe(409);
  });

  // security: 1, 2, 3
  it.each([
    ['too short', '1234567'],
    ['too long', 'ab'.repeat(65)],
    ['eight code points that normalise to fewer', 'e\u0301e\u0301e\u0301e\u0301'],
    ['very common', 'password1'],
    ['very common in capitals', 'PASSWORD1'],
    ['one character only', 'zzzzzzzzzzzz'],
    ['the e-mail', 'ana@makerstep.example'],
    ['the product', 'Makerstep2026'],
    ['the account with a year', 'Makerstep!'],
  ])('refuses a password that is %s', async (_, password) => {
    const { status, body } = await call(register, { body: { ...good, password } });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['password']]);
    expect(await db().user.count()).toBe(0);
  });

  // security: 1
  it('counts code points, not UTF-16 units, and trims nothing', async () => {
    const fire = '🔥🪵🪚🔨🪛🔩⚙🧰';
    expect((await call(register, { body: { ...good, password: fire } })).status).toBe(201);
    const most = { ...good, email: 'b@makerstep.example', password: ` ${'🔥🪵'.repeat(63)} ` };
    expect((await call(register, { body: most })).status).toBe(201);
    expect(
      (await call(login, { body: { email: most.email, password: most.password.trim() } })).status,
    ).toBe(401);
    expect(
      (await call(login, { body: { email: most.email, password: most.password } })).status,
    ).toBe(200);
  });

  // security: 9
  it('recognizes a taken e-mail in any case', async () => {
    await buildCreator({ email: 'ana@makerstep.example' });
    const { status, body } = await call(register, {
      body: { ...good, email: ' ANA@Makerstep.Example ' },
    });
    expect([status, body.error.code]).toEqual([409, 'email_taken']);
  });

  // security: 9
  it('creates one account from twenty simultaneous registrations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => untilServed(() => call(register, { body: good }))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ]);
    expect([await db().user.count(), await db().creator.count()]).toEqual([1, 1]);
  });

  it('rejects unknown fields', async () => {
    for (const name of ['id', 'verified', 'creator', 'passwordHash', 'emailConfirmedAt']) {
      expect(await fieldsOf({ [name]: true })).toEqual({ [name]: 'This field is not known here.' });
    }
  });

  // security: Text
  it('counts names in code points and drops invisible characters', async () => {
    expect(await fieldsOf({ name: '\u200b \u202e' })).toEqual({ name: 'Please input your name!' });
    expect(await fieldsOf({ name: '👩'.repeat(121) })).toEqual({ name: 'At most 120 characters.' });
    const { body } = await call(register, {
      body: { ...good, name: `  ${'👩'.repeat(120)}\u202e ` },
    });
    expect(body.user.name).toBe('👩'.repeat(120));
  });
});
