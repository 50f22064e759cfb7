import { beforeEach, describe, expect, it } from 'vitest';
import { sweepWebhooks } from '@/features/webhooks/server/sweep';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildToken } from '@/testing/database/factories';
import { deliver, setMailServer, startMailbox } from '@/testing/stand-ins/mailbox';
import { GET as listTokens } from '../tokens/route';
import { DELETE as revoke } from '../tokens/[tokenId]/route';
import { PATCH as changeUser } from '../user/route';
import { GET as list, POST as make } from './route';
import { PATCH as change } from './[webhookId]/route';
import { POST as rotate } from './[webhookId]/secret/route';
import { POST as test } from './[webhookId]/test/route';
import { creator, input, made, withWebhooks } from './_testing/webhooks';

withWebhooks();

let key: { id: string; token: string };
beforeEach(async () => {
  key = await buildToken(creator, ['webhooks'], 'Nightly');
});

const OFF = [false, 'access_ended'];
const stateOf = async (id: string) => {
  const { results } = (await call(list, { token: creator.token })).body;
  const { isOn, offReason } = results.find((each: { id: string }) => each.id === id);
  return [isOn, offReason];
};
const makeBy = async (token: string) =>
  (await call(make, { token, body: input() })).body.id as string;
const patch = (token: string, webhookId: string, body: object) =>
  call(change, { method: 'PATCH', token, params: { webhookId }, body });
const end = (tokenId = key.id) =>
  call(revoke, { method: 'DELETE', token: creator.token, params: { tokenId } });
const other = () => `${input().url}/other`;

describe('a webhook that a token set up', () => {
  // security: Webhooks of a token
  it.each([
    ['made it', async () => makeBy(key.token)],
    [
      'gave it another address',
      async () => {
        const { id } = await made();
        await patch(key.token, id, { url: other() });
        return id;
      },
    ],
    [
      'gave it another secret',
      async () => {
        const { id } = await made();
        await call(rotate, { token: key.token, params: { webhookId: id } });
        return id;
      },
    ],
    [
      'switched it on',
      async () => {
        const { id } = await made();
        await patch(creator.token, id, { isOn: false });
        await patch(key.token, id, { isOn: true });
        return id;
      },
    ],
  ])('is switched off when the token is revoked: it %s', async (_, setUp) => {
    const id = await setUp();
    expect(await stateOf(id)).toEqual([true, null]);
    expect((await end()).status).toBe(204);
    expect(await stateOf(id)).toEqual(OFF);
  });

  // security: Webhooks of a token
  it('is switched off when the token expires, and with every token by a new password', async () => {
    const id = await makeBy(key.token);
    await db().personalToken.update({ where: { id: key.id }, data: { expiresAt: new Date() } });
    await sweepWebhooks();
    expect(await stateOf(id)).toEqual(OFF);
    const second = await makeBy((await buildToken(creator, ['webhooks'])).token);
    const password = 'four new words here';
    await call(changeUser, {
      method: 'PATCH',
      token: creator.token,
      body: { currentPassword: 'correct horse battery', password, password2: password },
    });
    expect(await stateOf(second)).toEqual(OFF);
  });

  it('stays on when the owner has decided on its address or switched it on since', async () => {
    const [kept, again] = [await makeBy(key.token), await makeBy(key.token)];
    await patch(creator.token, kept, { url: input().url });
    await end();
    expect(await stateOf(kept)).toEqual([true, null]);
    expect((await patch(creator.token, again, { isOn: true })).body.isOn).toBe(true);
    const last = await buildToken(creator, ['webhooks']);
    await patch(last.token, kept, { events: ['report.received'] });
    await end(last.id);
    expect(await stateOf(kept)).toEqual([true, null]);
    expect(await stateOf(again)).toEqual([true, null]);
  });

  // security: Webhooks of a token
  it('is never left on by a token that is revoked at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, token } = await buildToken(creator, ['webhooks']);
      await Promise.all([call(make, { token, body: input() }), end(id)]);
    }
    expect(await db().webhookEndpoint.count({ where: { isOn: true } })).toBe(0);
  });

  it('is named before the token is revoked, with its address', async () => {
    await makeBy(key.token);
    const off = await makeBy(key.token);
    await patch(key.token, off, { isOn: false });
    await made();
    const { results } = (await call(listTokens, { token: creator.token })).body;
    expect(results[0].webhooks).toEqual([input().url]);
  });

  // security: Webhooks of a token
  it('is told to the owner by mail, also when it is switched off', async () => {
    await db().user.updateMany({ data: { emailConfirmedAt: new Date() } });
    const id = await makeBy(key.token);
    await patch(key.token, id, { events: ['report.received'] });
    await call(test, { token: key.token, params: { webhookId: id } });
    await made();
    await end();
    const box = await startMailbox();
    setMailServer(box.url);
    await deliver();
    await box.stop();
    setMailServer(undefined);
    expect(box.mails.map(({ subject }) => subject).sort()).toEqual([
      'A program set up a webhook',
      'A webhook was switched off',
    ]);
    const [told] = box.mails.filter(({ subject }) => subject?.startsWith('A program'));
    for (const part of ['“Nightly”', new URL(input().url).host, '/dashboard/settings/tokens'])
      expect(told?.text).toContain(part);
    expect(told?.text).not.toContain(key.token.slice(4));
  });
});
