import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { deliver, setMailServer, startMailbox, countMails } from '@/testing/stand-ins/mailbox';
import { BUILT_PASSWORD, buildCreator, type TestCreator } from '@/testing/database/factories';
import { POST } from './route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});

const wish = {
  name: 'Nightly export',
  scopes: ['write'],
  expiresInDays: 30,
  currentPassword: BUILT_PASSWORD,
};
const make = (body: object = {}, as = creator) =>
  call(POST, { token: as.token, body: { ...wish, ...body } });

describe('the mail about a new token', () => {
  const mailsAbout = async () => {
    const box = await startMailbox();
    setMailServer(box.url);
    await deliver();
    await box.stop();
    setMailServer(undefined);
    return box.mails;
  };

  // security: 63
  it('names the token, its scopes, its expiry and how to revoke it, and nothing secret', async () => {
    const { body } = await make();
    await db().personalToken.update({ where: { id: body.id }, data: { lastUsedAt: new Date() } });
    const [mail, ...others] = await mailsAbout();
    expect(others).toEqual([]);
    const owner = await db().user.findUniqueOrThrow({ where: { id: creator.actor.userId } });
    expect([mail?.to?.[0]?.address, mail?.subject]).toEqual([
      owner.email,
      'A new access token for your account',
    ]);
    const day = new Date(body.expiresAt).toLocaleDateString('en', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (const part of [mail?.text, mail?.html]) {
      for (const text of [
        '“Nightly export”',
        'Read and Write',
        day,
        '/dashboard/settings/tokens',
        'revoke it',
      ])
        expect(part).toContain(text);
    }
    for (const secret of [
      body.token,
      body.token.slice(4),
      createHash('sha256').update(body.token).digest('base64url'),
    ]) {
      expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
    }
  });

  it('uses the language of the request', async () => {
    const { body } = await call(POST, {
      token: creator.token,
      body: { ...wish, scopes: ['publish'] },
      query: { lang: 'pt-BR' },
    });
    const [mail] = await mailsAbout();
    expect(mail?.subject).toBe('Um novo token de acesso na sua conta');
    for (const text of [
      'chamado “Nightly export”',
      'Ler e Publicar',
      new Date(body.expiresAt).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }),
    ])
      expect(mail?.text).toContain(text);
  });

  it('contains no name that could be a message to a stranger, and is limited in number', async () => {
    for (let made = 0; made < 11; made += 1)
      expect((await make({ name: 'Win at evil.example' })).status).toBe(201);
    const mails = await mailsAbout();
    expect(mails).toHaveLength(10);
    expect(JSON.stringify(mails.map(({ text, html }) => [text, html]))).not.toContain('evil');
  });

  it('is not sent when no token was created', async () => {
    await make({ currentPassword: 'wrong' });
    expect(await countMails()).toBe(0);
  });
});
