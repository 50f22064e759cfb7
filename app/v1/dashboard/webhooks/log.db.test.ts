import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { claim } from '@/server/jobs/queue';
import { webhookQueue } from '@/features/webhooks/server/deliveries/worker';
import { call } from '@/testing/api';
import { buildProject } from '@/testing/database/factories';
import { setMailServer } from '@/testing/stand-ins/mailbox';
import { deliverWebhooks } from '@/testing/webhooks';
import { DELETE as deleteAccount } from '../user/route';
import { GET as exportAccount } from '../user/export/route';
import { PATCH as change } from './[webhookId]/route';
import { GET as deliveries } from './[webhookId]/deliveries/route';
import { POST as resend } from './[webhookId]/deliveries/[deliveryId]/resend/route';
import { POST as rotate } from './[webhookId]/secret/route';
import { POST as test } from './[webhookId]/test/route';
import { answerWith, as, creator, logOf, made, receiver, withWebhooks } from './_testing/webhooks';
import { untilDue } from '@/testing/database/jobs';

withWebhooks();

describe('the delivery log', () => {
  it('shows what was sent and its outcome, page by page, newest first', async () => {
    const { id: webhookId } = await made();
    answerWith(500);
    const { status: accepted, body } = await call(test, as({ webhookId }));
    expect([accepted, body]).toMatchObject([
      202,
      {
        event: 'webhook.test',
        status: 'waiting',
        attempts: [],
        payload: { type: 'webhook.test', data: { webhookId } },
      },
    ]);
    await deliverWebhooks();
    answerWith(200);
    await call(test, as({ webhookId }));
    await deliverWebhooks();
    const { results, totalResults } = await logOf(webhookId);
    expect([
      totalResults,
      results.map(({ status: each, attempts, nextAttemptAt }) => [each, attempts, nextAttemptAt]),
    ]).toEqual([
      2,
      [
        [
          'delivered',
          [
            {
              startedAt: expect.any(String),
              duration: expect.any(Number),
              httpStatus: 200,
              problem: null,
              answer: '',
            },
          ],
          null,
        ],
        // A test has one attempt.
        ['failed', [expect.objectContaining({ httpStatus: 500 })], null],
      ],
    ]);
    const page = await call(deliveries, {
      token: creator.token,
      params: { webhookId },
      query: { page: '2', limit: '1' },
    });
    expect(page.body.results.map(({ id }: { id: string }) => id)).toEqual([results[1]?.id]);
    expect(
      (
        await call(deliveries, {
          token: creator.token,
          params: { webhookId },
          query: { limit: '0' },
        })
      ).status,
    ).toBe(422);
  });
  it('resends what was given up, under the same id, and leaves a delivery in progress alone', async () => {
    const { id: webhookId } = await made({ events: ['project.published'] });
    await buildProject({ creator, steps: 1, isPublished: true });
    answerWith(500);
    await deliverWebhooks();
    await db().webhookDelivery.updateMany({
      data: { status: 'failed' },
    });
    answerWith(200);
    const deliveryId = (await logOf(webhookId)).results[0]?.id ?? '';
    const again = await call(resend, as({ webhookId, deliveryId }));
    expect([again.status, again.body.status]).toEqual([202, 'waiting']);
    await db().job.updateMany({
      data: { leasedUntil: new Date(Date.now() + 60_000), attempts: 1 },
    });
    await call(resend, as({ webhookId, deliveryId }));
    expect((await db().job.findFirst())?.attempts).toBe(1);
    await untilDue();
    await deliverWebhooks();
    expect([
      receiver.asked.map(({ headers }) => headers['webhook-id']),
      (await logOf(webhookId)).results[0],
    ]).toMatchObject([
      [deliveryId, deliveryId],
      { status: 'delivered', attempts: [{ httpStatus: 500 }, { httpStatus: 200 }] },
    ]);
    await call(change, {
      method: 'PATCH',
      token: creator.token,
      params: { webhookId },
      body: { isOn: false },
    });
    const off = await call(resend, as({ webhookId, deliveryId }));
    expect([off.status, off.body.error.code]).toEqual([409, 'webhook_off']);
  });
  it('resends a delivery that has just ended, while its job is not over', async () => {
    const { id: webhookId } = await made({ events: ['project.published'] });
    await buildProject({ creator, steps: 1, isPublished: true });
    await claim([webhookQueue], []);
    await db().webhookDelivery.updateMany({ data: { status: 'delivered' } });
    const deliveryId = (await logOf(webhookId)).results[0]?.id ?? '';
    expect((await call(resend, as({ webhookId, deliveryId }))).body.status).toBe('waiting');
    await untilDue();
    await deliverWebhooks();
    expect([
      receiver.asked.length,
      (await logOf(webhookId)).results[0]?.status,
      await db().job.count(),
    ]).toEqual([1, 'delivered', 0]);
  });
  it('gives up what waits when its webhook is switched off, and limits tests', async () => {
    const { id: webhookId } = await made();
    await buildProject({ creator, steps: 1, isPublished: true });
    await call(change, {
      method: 'PATCH',
      token: creator.token,
      params: { webhookId },
      body: { isOn: false },
    });
    await deliverWebhooks();
    expect([
      receiver.asked,
      (await logOf(webhookId)).results.map(({ status: each }) => each),
    ]).toEqual([[], ['failed']]);
    const answers = [];
    for (let index = 0; index < 31; index += 1)
      answers.push((await call(test, as({ webhookId }))).status);
    expect([new Set(answers.slice(0, 30)), answers[30]]).toEqual([new Set([202]), 429]);
  });
});

it('is part of the account export, without secrets, and is removed with the account', async () => {
  setMailServer(undefined);
  const { id, secret } = await made();
  await call(rotate, as({ webhookId: id }));
  await call(test, as({ webhookId: id }));
  await deliverWebhooks();
  const { body } = await call(exportAccount, { token: creator.token });
  expect(body).toMatchObject({
    webhooks: [{ id, url: receiver.url }],
    webhookDeliveries: [
      {
        webhookId: id,
        event: 'webhook.test',
        status: 'delivered',
        attempts: [{ httpStatus: 204 }],
      },
    ],
  });
  const stored = await db().webhookEndpoint.findUniqueOrThrow({ where: { id } });
  for (const hidden of [secret, stored.secret, stored.previousSecret ?? ''])
    expect(JSON.stringify(body)).not.toContain(hidden);
  expect(
    (
      await call(deleteAccount, {
        method: 'DELETE',
        token: creator.token,
        body: { currentPassword: 'correct horse battery' },
      })
    ).status,
  ).toBe(204);
  expect([
    await db().webhookEndpoint.count(),
    await db().webhookDelivery.count(),
    await db().webhookAttempt.count(),
  ]).toEqual([0, 0, 0]);
});
