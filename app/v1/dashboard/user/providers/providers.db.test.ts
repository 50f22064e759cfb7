import { beforeEach, describe, expect, it } from 'vitest';
import type { Provider } from '@/features/auth/constants';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { call } from '@/testing/api';
import { BUILT_PASSWORD, buildCreator, type TestCreator } from '@/testing/database/factories';
import { queuedMails } from '@/testing/stand-ins/mailbox';
import { GET as list } from './route';
import { DELETE as unlink } from './[linkId]/route';

let ana: TestCreator;
beforeEach(async () => {
  const settings = { clientId: 'x', clientSecret: 'x', issuer: 'https://x.example' };
  Object.assign(env(), { google: settings, facebook: settings });
  ana = await buildCreator({ name: 'Ana Prado' });
});

const linked = (provider: Provider, { actor: { userId } } = ana, isEmailVouched = true) =>
  db().linkedProvider.create({
    data: { userId, provider, subject: `${provider} of ${userId}`, isEmailVouched },
  });
const session = (provider: string) =>
  db().session.create({
    data: {
      userId: ana.actor.userId,
      provider,
      expiresAt: new Date(Date.now() + 60_000),
      provedAt: new Date(),
    },
  });
const listed = async ({ token } = ana) => (await call(list, { token })).body;
const remove = async (linkId: string, body: object = {}, { token } = ana) => {
  const { status, body: answer } = await call(unlink, {
    method: 'DELETE',
    token,
    params: { linkId },
    body,
  });
  return status === 204 ? status : [status, answer.error.code];
};
const withPassword = { currentPassword: BUILT_PASSWORD };
/** An account without a password whose session has just begun with a provider. */
async function onlyProviders() {
  await db().user.update({ where: { id: ana.actor.userId }, data: { passwordHash: null } });
  await db().session.update({
    where: { id: ana.actor.sessionId },
    data: { provider: 'google', provedAt: new Date() },
  });
}

describe('the linked providers', () => {
  it('are listed with their date and whether they vouched, those of the account only', async () => {
    const [google, facebook] = [await linked('google'), await linked('facebook', ana, false)];
    await linked('google', await buildCreator());
    expect(await listed()).toEqual({
      results: [
        {
          id: google.id,
          provider: 'google',
          linkedAt: google.createdAt.toISOString(),
          isEmailVouched: true,
          isOnlyWayIn: false,
        },
        expect.objectContaining({ id: facebook.id, isEmailVouched: false }),
      ],
      totalResults: 2,
    });
  });

  // security: 63
  it('are unlinked with the password; their sessions end, others stay, and a mail says so', async () => {
    const { id } = await linked('google');
    const [theirs, other] = [await session('google'), await session('facebook')];
    expect(await remove(id, withPassword)).toBe(204);
    expect((await listed()).results).toEqual([]);
    const live = await db().session.findMany({ where: { endedAt: null }, select: { id: true } });
    expect(live.map((row) => row.id).sort()).toEqual([ana.actor.sessionId, other.id].sort());
    expect(live.map((row) => row.id)).not.toContain(theirs.id);
    expect((await queuedMails()).map(({ kind, email, data }) => [kind, email, data])).toEqual([
      ['provider_unlinked', ana.email, { name: 'Ana Prado', provider: 'google' }],
    ]);
    expect(await remove(id, withPassword)).toEqual([404, 'not_found']);
  });

  // security: First proof
  it('stay without a proof, and those of others always', async () => {
    const { id } = await linked('google');
    const others = await linked('google', await buildCreator());
    expect(await remove(id)).toEqual([422, 'validation_failed']);
    expect(await remove(id, { currentPassword: 'a guess' })).toEqual([422, 'validation_failed']);
    expect(await remove(others.id, withPassword)).toEqual([404, 'not_found']);
    expect(await remove('x', withPassword)).toEqual([404, 'not_found']);
    await onlyProviders();
    await db().session.updateMany({ data: { provedAt: new Date(Date.now() - 600_000) } });
    expect(await remove(id)).toEqual([403, 'fresh_sign_in_required']);
    expect(await db().linkedProvider.count()).toBe(2);
    expect(await queuedMails()).toEqual([]);
  });

  // security: First proof
  it('keep one way in, also when two are removed at once', async () => {
    const links = [await linked('google'), await linked('facebook')];
    await onlyProviders();
    const answers = await Promise.all(links.map(({ id }) => remove(id)));
    expect(answers).toContainEqual(204);
    expect(answers).toContainEqual([409, 'last_way_in']);
    expect((await listed()).results).toMatchObject([{ isOnlyWayIn: true }]);
  });

  it('count as a way in only where people can sign in with them', async () => {
    const { id } = await linked('google');
    await linked('facebook');
    await onlyProviders();
    Object.assign(env(), { facebook: undefined });
    expect(await remove(id)).toEqual([409, 'last_way_in']);
  });
});
