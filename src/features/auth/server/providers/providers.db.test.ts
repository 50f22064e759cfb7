import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { buildCreator, buildToken } from '@/testing/database/factories';
import { PROVIDERS } from '../../constants';
import { signInWithProvider } from './providers';
import type { ProviderIdentity } from '../../schema';
import { authenticate } from '../service';
import { queuedMails } from '@/testing/stand-ins/mailbox';
import { testVisitor } from '@/testing/visitor';

const visitor = testVisitor('192.0.2.1', 'pt-BR');
const google: ProviderIdentity = {
  provider: 'google',
  subject: '1100',
  email: 'Ana@Example.org',
  isEmailVouched: true,
  provedAt: undefined,
  name: 'Ana Prado',
};
const facebook: ProviderIdentity = {
  ...google,
  provider: 'facebook',
  subject: '900',
  isEmailVouched: false,
};
const signIn = (identity: ProviderIdentity) => signInWithProvider(identity, visitor);
const mails = async () =>
  (await queuedMails()).map(({ kind, email, locale }) => ({ kind, email, locale }));
const prove = (userId: string) =>
  db().user.update({ where: { id: userId }, data: { emailConfirmedAt: new Date() } });

describe('a first sign-in with a provider', () => {
  it('creates an account with its creator and without a password', async () => {
    const { user, sessionId } = await signIn(google);
    expect(user).toMatchObject({
      name: 'Ana Prado',
      email: 'Ana@Example.org',
      creator: { name: 'Ana Prado' },
    });
    expect(await db().user.findFirst()).toMatchObject({
      emailKey: 'ana@example.org',
      passwordHash: null,
      emailConfirmedAt: expect.any(Date),
    });
    expect(await db().session.findUnique({ where: { id: sessionId } })).toMatchObject({
      userId: user.id,
      provider: 'google',
    });
    expect(await mails()).toEqual([]);
  });

  it('requires a confirmation mail when the provider does not vouch for the e-mail', async () => {
    await signIn(facebook);
    expect(await db().user.findFirst()).toMatchObject({ emailConfirmedAt: null });
    expect(await mails()).toEqual([
      { kind: 'confirmation', email: 'Ana@Example.org', locale: 'pt-BR' },
    ]);
  });

  it.each([[undefined], [''], ['   '], ['no e-mail'], [`${'a'.repeat(260)}@example.org`]])(
    'needs an e-mail: %j',
    async (email) => {
      await expect(signIn({ ...google, email })).rejects.toMatchObject({
        code: 'provider_email_missing',
      });
      expect(await db().user.count()).toBe(0);
    },
  );

  it.each([
    [undefined, 'Ana'],
    [' \u202e ', 'Ana'],
    ['Ana\nPrado', 'Ana Prado'],
    ['é'.repeat(200), 'é'.repeat(120)],
  ])('is called %j', async (name, shown) => {
    expect((await signIn({ ...google, name })).user.name).toBe(shown);
  });

  it.each(PROVIDERS)(
    'creates one account from many presses of the button of %s',
    async (provider) => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => signIn({ ...google, provider })),
      );
      expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
      expect([
        await db().user.count(),
        await db().linkedProvider.count(),
        await db().session.count({ where: { endedAt: null } }),
      ]).toEqual([1, 1, 5]);
    },
  );

  it('creates one account, even when the provider sends two e-mails concurrently', async () => {
    const answers = await Promise.all(
      ['a@example.org', 'b@example.org', 'c@example.org'].map((email) =>
        signIn({ ...google, email }),
      ),
    );
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
    expect(await db().user.count()).toBe(1);
  });
});

describe('a later sign-in with a provider', () => {
  // security: 18
  it('opens the same account, whatever the e-mail is by now', async () => {
    const { user } = await signIn(google);
    const other = await buildCreator({ email: 'new@example.org' });
    for (const email of ['new@example.org', 'changed@example.org', undefined]) {
      expect((await signIn({ ...google, email, isEmailVouched: true })).user.id).toBe(user.id);
    }
    expect(await db().linkedProvider.count({ where: { userId: other.actor.userId } })).toBe(0);
    expect(await db().user.count()).toBe(2);
  });

  it('does not confuse the same id at another provider', async () => {
    const first = await signIn(google);
    const second = await signIn({
      ...facebook,
      subject: google.subject,
      email: 'other@example.org',
    });
    expect(second.user.id).not.toBe(first.user.id);
  });
});

describe('an account that already has the e-mail', () => {
  // security: 19, 63
  it('is linked when the provider vouches and its owner had confirmed the e-mail; the owner is notified', async () => {
    const { actor, email, token } = await buildCreator({ email: 'ana@example.org' });
    await prove(actor.userId);
    expect((await signIn(google)).user.id).toBe(actor.userId);
    expect(await db().user.findFirst()).toMatchObject({ passwordHash: expect.any(String) });
    expect(await authenticate(token), 'its other sessions go on').toBeDefined();
    expect(await mails()).toEqual([{ kind: 'provider_linked', email, locale: 'pt-BR' }]);
    await signIn(google);
    expect(await mails()).toHaveLength(1);
  });

  // security: 19
  it('stays closed when the provider does not vouch', async () => {
    const { actor } = await buildCreator({ email: 'ana@example.org' });
    for (const isProved of [false, true]) {
      if (isProved) await prove(actor.userId);
      await expect(signIn(facebook)).rejects.toMatchObject({ code: 'provider_email_taken' });
    }
    expect([await db().linkedProvider.count(), await db().session.count(), await mails()]).toEqual([
      0,
      1,
      [],
    ]);
  });

  // security: 19, Webhooks of a token
  it('loses all credentials of a person who never confirmed the e-mail', async () => {
    const creator = await buildCreator({ email: 'ana@example.org' });
    const { actor, token } = creator;
    const { userId } = actor;
    await db().linkedProvider.create({
      data: { userId, provider: 'facebook', subject: 'attacker' },
    });
    const personal = await buildToken(creator, ['publish']);
    const expiresAt = new Date(Date.now() + 600_000);
    for (const purpose of ['reset_password', 'confirm_email'] as const)
      await db().mailToken.create({ data: { userId, purpose, tokenHash: purpose, expiresAt } });
    await db().webhookEndpoint.create({
      data: {
        creatorId: actor.creatorId,
        url: 'https://attacker.example/',
        events: ['feedback.received'],
        secret: 's',
      },
    });
    const { user, sessionId } = await signIn(google);
    expect(user.id).toBe(userId);
    expect(await db().webhookEndpoint.findFirst()).toMatchObject({
      isOn: false,
      offReason: 'access_ended',
    });
    expect(await db().user.findFirst()).toMatchObject({
      passwordHash: null,
      emailConfirmedAt: expect.any(Date),
    });
    expect([await authenticate(token), await authenticate(personal.token)]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await db().mailToken.count({ where: { spentAt: null } })).toBe(0);
    expect(
      await db().linkedProvider.findMany({ select: { provider: true, subject: true } }),
    ).toEqual([{ provider: 'google', subject: '1100' }]);
    expect(await db().session.findMany({ where: { endedAt: null }, select: { id: true } })).toEqual(
      [{ id: sessionId }],
    );
    await expect(signIn({ ...facebook, subject: 'attacker' })).rejects.toMatchObject({
      code: 'provider_email_taken',
    });
  });

  it('loses nothing to a concurrent second sign-in of its owner', async () => {
    await buildCreator({ email: 'ana@example.org' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(google)));
    expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1);
    expect(await db().session.count({ where: { endedAt: null } })).toBe(4);
    expect(await mails()).toHaveLength(1);
  });
});
