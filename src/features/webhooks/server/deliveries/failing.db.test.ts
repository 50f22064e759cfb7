import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateWebhook } from '@/features/webhooks/server/service';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import {
  deliver,
  type Mailbox,
  setMailServer,
  startMailbox,
  countMails,
  removeMails,
} from '@/testing/stand-ins/mailbox';
import {
  allowExternal,
  type ExternalServer,
  startExternalServer,
} from '@/testing/stand-ins/external-server';
import { buildWebhook, daysLater, deliverWebhooks } from '@/testing/webhooks';
import { db, inTransaction } from '@/server/db/client';
import { WEBHOOK_QUEUE } from '../../constants';
import { queueWebhook } from './queue';
import { untilDue } from '@/testing/database/jobs';

let creator: TestCreator;
let status = 204;
let receiver: ExternalServer;
beforeEach(async () => {
  await db().webhookEndpoint.deleteMany();
  status = 204;
  receiver = await startExternalServer((response) => response.writeHead(status).end());
  allowExternal(receiver);
  creator = await buildCreator();
});
afterEach(() => receiver.stop());

const happen = () =>
  inTransaction(() =>
    queueWebhook({ creatorId: creator.actor.creatorId, event: 'feedback.received' }, () => ({
      note: 'x',
    })),
  );
const waiting = async () =>
  (
    await db().webhookDelivery.findMany({
      orderBy: { id: 'asc' },
      include: { _count: { select: { log: true } } },
    })
  ).map(({ status: state, _count }) => [state, _count.log]);
const jobs = () => db().job.count({ where: { queue: WEBHOOK_QUEUE } });

describe('an endpoint that does not work', () => {
  let box: Mailbox;
  beforeEach(async () => {
    await removeMails();
    box = await startMailbox();
    setMailServer(box.url);
    await db().user.update({
      where: { id: creator.actor.userId },
      data: { emailConfirmedAt: new Date() },
    });
  });
  afterEach(async () => {
    setMailServer(undefined);
    await box.stop();
  });
  const stateOf = (id: string) =>
    db().webhookEndpoint.findUniqueOrThrow({
      where: { id },
      select: { isOn: true, offReason: true, failingSince: true },
    });
  const fail = async () => {
    await untilDue();
    await deliverWebhooks();
  };

  it('is switched off at once when it answers 410; the creator is notified, and waiting events are given up', async () => {
    const { id } = await buildWebhook(creator, receiver);
    status = 500;
    await happen();
    await fail();
    status = 410;
    await happen();
    await deliverWebhooks();
    expect([await stateOf(id), (await waiting()).map(([state]) => state)]).toMatchObject([
      { isOn: false, offReason: 'gone' },
      ['failed', 'failed'],
    ]);
    await deliver();
    expect(
      box.mails.map(({ to, subject, text = '' }) => [
        to?.[0]?.address,
        subject,
        text.includes('(410)'),
        text.includes(`127.0.0.1:${receiver.port}`),
        text.includes('/dashboard/settings/webhooks'),
      ]),
    ).toEqual([[creator.email, 'A webhook was switched off', true, true, true]]);
  });
  it('is switched off after five days of failures only, and not before', async () => {
    const { id } = await buildWebhook(creator, receiver);
    status = 503;
    await happen();
    await fail();
    for (const days of [1.9, 1.9, 1]) {
      await daysLater(id, days);
      await fail();
      expect((await stateOf(id)).isOn, String(days)).toBe(true);
    }
    await daysLater(id, 0.3);
    await fail();
    expect([await stateOf(id), await waiting()]).toMatchObject([
      { isOn: false, offReason: 'failing' },
      [['failed', 5]],
    ]);
    expect(await jobs()).toBe(0);
    await deliver();
    expect(box.mails.map(({ text = '' }) => text.includes('For five days, nothing'))).toEqual([
      true,
    ]);
    // Switched on again, the count of days restarts.
    await updateWebhook(creator.actor, id, { isOn: true });
    await happen();
    await fail();
    expect(await stateOf(id)).toMatchObject({ isOn: true, offReason: null });
  });
  it('is no longer failing after one success, nor because of a failure long ago', async () => {
    const { id } = await buildWebhook(creator, receiver);
    status = 503;
    await happen();
    await fail();
    expect((await stateOf(id)).failingSince).not.toBeNull();
    status = 200;
    await fail();
    expect(await stateOf(id)).toEqual({ isOn: true, offReason: null, failingSince: null });
    status = 503;
    await happen();
    await fail();
    for (const days of [30, 1]) {
      await daysLater(id, days);
      await fail();
      expect((await stateOf(id)).isOn, String(days)).toBe(true);
    }
  });
  it('sends no mail to an unconfirmed address', async () => {
    await db().user.update({
      where: { id: creator.actor.userId },
      data: { emailConfirmedAt: null },
    });
    await buildWebhook(creator, receiver);
    status = 410;
    await happen();
    await deliverWebhooks();
    expect(await countMails()).toBe(0);
  });
  it('gets nothing that was queued in the moment in which it was switched off', async () => {
    const { id } = await buildWebhook(creator, receiver);
    await happen();
    await db().webhookEndpoint.update({ where: { id }, data: { isOn: false } });
    await deliverWebhooks();
    expect([receiver.asked, await waiting(), await jobs()]).toEqual([[], [['failed', 0]], 0]);
  });
});
