import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInWithProvider } from '@/features/auth/server/providers/providers';
import { hashOpaqueToken, makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, buildOperator, buildToken } from '@/testing/database/factories';
import { setJoining } from '@/testing/joining';
import { countMails, queuedMails, removeMails, setMailServer } from '@/testing/stand-ins/mailbox';
import { GET as listProjects } from '../../dashboard/projects/route';
import { POST as confirm } from '../confirm-email/route';
import { POST as login } from '../login/route';
import { POST as register } from './route';
import { testVisitor } from '@/testing/visitor';

const person = {
  name: 'Ana Prado',
  email: 'ana@makers.example',
  password: 'correct horse battery',
};
const visitor = testVisitor();
const identity = {
  provider: 'google',
  subject: '1100',
  email: person.email,
  isEmailVouched: true,
  provedAt: undefined,
  name: 'Ana Prado',
} as const;

const signIn = async () => {
  const { email, password } = person;
  const { status, body } = await call(login, { body: { email, password } });
  return status === 200 ? 'in' : [status, body.error.code];
};
const through = (identity: Parameters<typeof signInWithProvider>[0]) =>
  signInWithProvider(identity, visitor).then(
    () => 'in',
    ({ code }: { code: string }) => code,
  );
const FIRST = [403, 'confirm_email_first'];

beforeEach(async () => {
  setMailServer('smtp://mail.example');
  await setJoining('open', ['makers.example']);
});
afterEach(() => setMailServer(undefined));

async function confirmByMail(): Promise<number> {
  const { id: userId } = await db().user.findUniqueOrThrow({
    where: { emailKey: person.email },
  });
  const { token } = makeOpaqueToken();
  await db().mailToken.create({
    data: {
      userId,
      purpose: 'confirm_email',
      tokenHash: hashOpaqueToken(token),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  return (await call(confirm, { body: {}, query: { token } })).status;
}

describe('a typed address of an allowed domain', () => {
  // security: Domains of joining
  it('opens nothing until the mail is confirmed, and then everything', async () => {
    expect((await call(register, { body: person })).status).toBe(201);
    expect(await signIn()).toEqual(FIRST);
    expect(await db().session.count()).toBe(0);
    expect(await confirmByMail()).toBe(204);
    expect(await signIn()).toBe('in');
  });

  // security: Domains of joining
  it('sends the mail again to who knows the password, three times, and to nobody else', async () => {
    await call(register, { body: person });
    await removeMails();
    await call(login, { body: { email: person.email, password: 'a guess of a stranger' } });
    expect(await countMails()).toBe(0);
    for (let count = 0; count < 5; count += 1) expect(await signIn()).toEqual(FIRST);
    expect((await queuedMails()).map(({ kind, email }) => [kind, email])).toEqual(
      Array(3).fill(['confirmation', person.email]),
    );
  });

  // security: Domains of joining
  it('opens nothing by sessions and tokens that were there before, until it is confirmed', async () => {
    const earlier = await buildCreator({ email: person.email, password: person.password });
    const { token } = await buildToken(earlier, ['read']);
    const answers = async () => [
      (await call(listProjects, { token: earlier.token })).status,
      (await call(listProjects, { token })).status,
    ];
    expect(await answers()).toEqual([401, 401]);
    await setJoining('open');
    expect(await answers()).toEqual([200, 200]);
  });

  // security: Domains of joining
  it('is not proved by a provider that does not vouch for it, which makes no account', async () => {
    const claimed = { ...identity, provider: 'facebook', isEmailVouched: false } as const;
    expect(await through(claimed)).toBe('provider_email_unverified');
    expect(await db().user.count()).toBe(0);
    const { actor } = await buildCreator({ email: person.email, password: null });
    expect(await through(claimed), 'nor does it tell that there is one').toBe(
      'provider_email_unverified',
    );
    await db().linkedProvider.create({
      data: { userId: actor.userId, provider: 'facebook', subject: claimed.subject },
    });
    expect(await through(claimed)).toBe('confirm_email_first');
    expect(await db().session.count()).toBe(1);
  });

  it('is proved by a provider that vouches for it', async () => {
    await call(register, { body: person });
    expect(await through(identity)).toBe('in');
    expect(await signIn()).toEqual([401, 'wrong_credentials']);
  });
});

it('domains do not matter for accounts of other domains, and for operators', async () => {
  for (const { token } of [
    await buildCreator({ email: 'eva@else.example' }),
    await buildOperator({ email: person.email }),
  ])
    expect((await call(listProjects, { token })).status).toBe(200);
});
