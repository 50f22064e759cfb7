import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mintActor } from '@/features/auth/server/actor';
import { proveEmail } from '@/features/auth/server/first-proof/prove-email';
import { isStillOwner } from '@/features/auth/server/passwords/new-password';
import { signInWithProvider } from '@/features/auth/server/providers/providers';
import { issueAccessToken } from '@/features/auth/server/service';
import { hashOpaqueToken, makeOpaqueToken } from '@/features/auth/server/sessions/tokens';
import type { ProviderIdentity } from '@/features/auth/schema';
import { openPreview } from '@/features/projects/server/preview/service';
import { createWebhook } from '@/features/webhooks/server/service';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildProject,
  buildToken,
  type TestCreator,
} from '@/testing/database/factories';
import { deliver, type Mailbox, setMailServer, startMailbox } from '@/testing/stand-ins/mailbox';
import { POST as sharePreview } from '../dashboard/projects/[id]/preview/route';
import { GET as listProjects } from '../dashboard/projects/route';
import { POST as makeWebhook } from '../dashboard/webhooks/route';
import { POST as confirm } from './confirm-email/route';
import { POST as login } from './login/route';
import { POST as refresh } from './refresh/route';
import { POST as reset } from './reset-password/route';
import { testVisitor } from '@/testing/visitor';

const email = 'ana@makerstep.example';
const password = 'the attacker knows this';
const google: ProviderIdentity = {
  provider: 'google',
  subject: '1100',
  email,
  isEmailVouched: true,
  provedAt: undefined,
  name: 'Ana Prado',
};
const facebook = {
  ...google,
  provider: 'facebook',
  subject: '900',
  isEmailVouched: false,
} as const;

let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());
beforeEach(() => setMailServer(box.url));
afterEach(() => {
  box.mails.length = 0;
  setMailServer(undefined);
});

async function mailed(purpose: 'reset_password' | 'confirm_email'): Promise<string> {
  const { id: userId } = await db().user.findUniqueOrThrow({ where: { emailKey: email } });
  const { token } = makeOpaqueToken();
  const expiresAt = new Date(Date.now() + 600_000);
  await db().mailToken.create({
    data: { userId, purpose, tokenHash: hashOpaqueToken(token), expiresAt },
  });
  return token;
}
const confirmWith = async (body: object, token?: string) =>
  (
    await call(confirm, {
      body,
      query: { token: await mailed('confirm_email') },
      ...(token === undefined ? {} : { token }),
    })
  ).status;
const resetWith = async (token: string, typed: string) =>
  (await call(reset, { query: { token }, body: { password: typed } })).status;
const signIn = (typed: string) => call(login, { body: { email, password: typed } });
const signInAs = async (identity: ProviderIdentity) =>
  signInWithProvider(identity, testVisitor()).then(
    () => 'in',
    ({ code }: { code: string }) => code,
  );

/** An account of another person's e-mail, with everything that its maker could leave in it. */
async function claim() {
  const attacker = await buildCreator({ email, password, name: 'Ana' });
  const { actor } = attacker;
  await db().linkedProvider.create({
    data: { userId: actor.userId, provider: 'facebook', subject: facebook.subject },
  });
  const { tokens } = (await signIn(password)).body;
  const personal = await buildToken(attacker, ['read', 'webhooks']);
  for (const [token, host] of [
    [attacker.token, 'browser'],
    [personal.token, 'script'],
  ] as const)
    await call(makeWebhook, {
      token,
      body: { url: `https://${host}.example/in`, events: ['feedback.received'] },
    });
  const { project } = await buildProject({ creator: attacker });
  const { url } = (
    await call(sharePreview, {
      token: attacker.token,
      body: {},
      params: { id: project.projectUid },
    })
  ).body;
  return {
    attacker,
    refreshToken: tokens.refresh.token as string,
    accessToken: tokens.access.token as string,
    personal: personal.token,
    preview: new URL(url as string).pathname.split('/').at(-1) ?? '',
    resetLink: await mailed('reset_password'),
  };
}

/** The ways in and out that still work. */
async function leftOf(world: Awaited<ReturnType<typeof claim>>) {
  const listed = async (token: string) => (await call(listProjects, { token })).status === 200;
  return {
    session: await listed(world.attacker.token),
    otherSession: await listed(world.accessToken),
    refresh: (await call(refresh, { body: { refreshToken: world.refreshToken } })).status === 200,
    accessToken: await listed(world.personal),
    webhooks: await db().webhookEndpoint.count({ where: { isOn: true } }),
    facebook: (await signInAs(facebook)) === 'in',
    preview: (await openPreview(world.preview, testVisitor('192.0.2.7').key)) !== undefined,
    resetLink: (await resetWith(world.resetLink, 'taken back by a link')) === 204,
    password: (await signIn(password)).status === 200,
  };
}
const NOTHING = {
  session: false,
  otherSession: false,
  refresh: false,
  accessToken: false,
  webhooks: 0,
  facebook: false,
  preview: false,
  resetLink: false,
  password: false,
};
const isConfirmed = async () =>
  (await db().user.findUniqueOrThrow({ where: { emailKey: email } })).emailConfirmedAt !== null;

type World = Awaited<ReturnType<typeof claim>>;
const ROADS: [string, (world: World) => Promise<unknown>, Partial<typeof NOTHING>][] = [
  [
    'a reset by mail',
    async () => resetWith(await mailed('reset_password'), 'only the owner knows'),
    {},
  ],
  ['a sign-in with a provider that vouches', () => signInAs(google), {}],
  ['the link of a confirmation', () => confirmWith({}), { password: true }],
  [
    'the link of a confirmation and the password',
    () => confirmWith({ password }),
    { password: true },
  ],
  [
    'the link of a confirmation in a session',
    ({ attacker }) => confirmWith({}, attacker.token),
    { session: true, password: true },
  ],
];

describe.each(ROADS)('a first proof by %s', (_, prove, stays) => {
  // security: 19, First proof
  it('ends everything that was there before it', async () => {
    const world = await claim();
    expect([204, 'in']).toContain(await prove(world));
    expect(await isConfirmed()).toBe(true);
    expect(await leftOf(world)).toEqual({ ...NOTHING, ...stays });
  });

  // security: 63
  it('names in one mail what it took away, and no text of the attacker', async () => {
    const world = await claim();
    await db().personalToken.updateMany({ data: { name: 'call 555 now' } });
    await prove(world);
    await deliver();
    const texts = box.mails.flatMap(({ text = '' }) =>
      text.includes('What we removed') ? [text] : [],
    );
    expect(texts).toHaveLength(1);
    const [text = ''] = texts;
    for (const part of [
      'logging in with Facebook',
      'an access token',
      'browser.example',
      'script.example',
      'the link to a draft',
      stays.session ? 'a device that was logged in' : '2 devices that were logged in',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/call 555|example\/in/);
  });

  // security: 19
  it('takes nothing from an account that was proved before', async () => {
    const world = await claim();
    await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
    await prove(world);
    await deliver();
    expect(box.mails.map(({ text }) => text).join('')).not.toContain('What we removed');
    expect(await db().linkedProvider.count({ where: { provider: 'facebook' } })).toBe(1);
    expect(await db().webhookEndpoint.count({ where: { isOn: true } })).toBeGreaterThan(0);
  });
});

it('a confirmation sends no mail where nothing was there', async () => {
  const { token } = await buildCreator({ email, password });
  expect(await confirmWith({}, token)).toBe(204);
  await deliver();
  expect(box.mails).toEqual([]);
});

describe('the page of a confirmation', () => {
  // security: First proof
  it('confirms with the right password only, and the link stays valid for it', async () => {
    await buildCreator({ email, password });
    const token = await mailed('confirm_email');
    const press = (body: object) => call(confirm, { body, query: { token } });
    for (const typed of ['', 'not this one']) {
      const { status, body } = await press({ password: typed });
      expect([status, Object.keys(body.error.fields)]).toEqual([422, ['password']]);
    }
    expect(await isConfirmed()).toBe(false);
    expect((await press({ password })).status).toBe(204);
    expect((await signIn(password)).status).toBe(200);
  });

  // security: First proof
  it('is no help to a session of another account', async () => {
    await buildCreator({ email, password });
    const { token } = await buildCreator();
    expect(await confirmWith({ password: '' }, token)).toBe(422);
    expect(await confirmWith({ password: '' })).toBe(422);
    expect(await isConfirmed()).toBe(false);
  });

  // security: First proof
  it('keeps the provider with which the owner signed in, and asks for that sign-in', async () => {
    const { user, sessionId } = await signInWithProvider(facebook, testVisitor());
    expect(await confirmWith({ password: '' })).toBe(403);
    expect(await isConfirmed()).toBe(false);
    const actor = mintActor({ userId: user.id, creatorId: '', role: 'owner', sessionId });
    const { token } = await issueAccessToken(actor);
    expect(await confirmWith({ password: '' }, token)).toBe(204);
    expect(await signInAs(facebook)).toBe('in');
  });
});

describe('a call of the attacker that is under way during the proof', () => {
  /** Begins the call while a proof holds the account, and continues it after the proof. */
  async function during(begin: (attacker: TestCreator) => Promise<unknown>) {
    const attacker = await buildCreator({ email, password: null });
    await db().linkedProvider.create({
      data: { userId: attacker.actor.userId, provider: 'facebook', subject: facebook.subject },
    });
    let start = () => {};
    // Outside of the transaction of the proof.
    const answer = new Promise<void>((resolve) => (start = resolve))
      .then(() => begin(attacker))
      .catch(({ code }: { code: string }) => code);
    await inTransaction(async () => {
      await proveEmail(attacker.actor.userId, 'provider', { keepsPassword: false });
      start();
      await expect
        .poll(
          () => db().$queryRaw`
            SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        .toHaveLength(1);
    });
    return answer;
  }

  // security: 19
  it('starts no session with a provider that was just unlinked', async () => {
    expect(await during(() => signInAs(facebook))).toBe('provider_email_taken');
    expect(await db().session.count({ where: { endedAt: null } })).toBe(0);
  });

  // security: First proof
  it.each<[string, (attacker: TestCreator) => Promise<unknown>]>([
    ['password, token or deletion', ({ actor }) => inTransaction(() => isStillOwner(actor, null))],
    [
      'webhook',
      ({ actor }) =>
        createWebhook(actor, { url: 'https://in.example/', events: ['feedback.received'] }),
    ],
  ])('makes no %s with a session that was just ended', async (_, begin) => {
    expect(await during(begin)).toBe('unauthenticated');
    expect(await db().webhookEndpoint.count()).toBe(0);
  });
});
