import { describe, expect, it } from 'vitest';
import { type WebhookEvent, webhookMessage } from '@/features/webhooks/events';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildProject } from '@/testing/database/factories';
import { deliverWebhooks } from '@/testing/webhooks';
import { POST as sendFeedback } from '../../projects/[id]/feedback/route';
import { POST as sendReport } from '../../projects/[id]/steps/[stepId]/report/route';
import { POST as withdraw } from '../../withdraw/route';
import { signId } from '@/server/secrets/signed-id';
import { GET as list, POST as make } from './route';
import { DELETE as remove, PATCH as change } from './[webhookId]/route';
import { GET as deliveries } from './[webhookId]/deliveries/route';
import { POST as resend } from './[webhookId]/deliveries/[deliveryId]/resend/route';
import { POST as rotate } from './[webhookId]/secret/route';
import { POST as test } from './[webhookId]/test/route';
import {
  as,
  creator,
  input,
  logOf,
  made,
  receiver,
  stranger,
  withWebhooks,
} from './_testing/webhooks';

withWebhooks();

describe('webhooks', () => {
  it('are created with a secret that no later response contains, listed, changed and deleted', async () => {
    const { status: first, body } = await call(make, { token: creator.token, body: input() });
    expect([first, body]).toEqual([
      201,
      {
        id: expect.any(String),
        url: receiver.url,
        events: input().events,
        isOn: true,
        state: 'on',
        offReason: null,
        failingSince: null,
        previousSecretUntil: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      },
    ]);
    const params = { webhookId: body.id as string };
    const { secret: _secret, ...shown } = body as Record<string, unknown>;
    expect((await call(list, { token: creator.token })).body).toEqual({
      results: [shown],
      totalResults: 1,
    });
    const changed = await call(change, {
      method: 'PATCH',
      token: creator.token,
      params,
      body: { events: ['report.received'], isOn: false },
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        ...shown,
        events: ['report.received'],
        isOn: false,
        state: 'off',
        updatedAt: expect.any(String),
      },
    ]);
    expect(
      (await call(change, { method: 'PATCH', token: creator.token, params, body: {} })).body,
    ).toEqual(changed.body);
    const rotated = await call(rotate, as(params));
    expect([
      rotated.status,
      rotated.body.secret === body.secret,
      Math.round((Date.parse(rotated.body.previousSecretUntil as string) - Date.now()) / 3_600_000),
    ]).toEqual([201, false, 24]);
    expect((await call(remove, { ...as(params), method: 'DELETE' })).status).toBe(204);
    expect([
      (await call(remove, { ...as(params), method: 'DELETE' })).status,
      (await call(list, { token: creator.token })).body.totalResults,
    ]).toEqual([404, 0]);
  });
  it('are rejected for forbidden addresses, and for unknown events', async () => {
    for (const [url, text] of [
      ['nonsense', 'begins with https'],
      ['ftp://x.example/', 'begins with https'],
      ['http://hooks.example/', 'Use https'],
      ['https://a:b@hooks.example/', 'name and password'],
      ['https://hooks.example:8443/', '80 and 443'],
      ['https://10.0.0.1/', 'private network'],
      ['https://[::1]/', 'private network'],
      ['https://2130706433/', 'private network'],
      [`https://hooks.example/${'x'.repeat(2048)}`, 'begins with https'],
      ['', 'begins with https'],
    ]) {
      const { status: refused, body } = await call(make, {
        token: creator.token,
        body: input({ url }),
      });
      expect([refused, body.error.fields?.url], url).toEqual([
        422,
        expect.stringContaining(text ?? ''),
      ]);
    }
    for (const events of [
      [],
      ['project.deleted'],
      ['webhook.test'],
      ['report.received', 'report.received'],
      'report.received',
    ]) {
      expect(
        (await call(make, { token: creator.token, body: input({ events }) })).status,
        JSON.stringify(events),
      ).toBe(422);
    }
    expect(await db().webhookEndpoint.count()).toBe(0);
  });
  it('are ten at most, even when created concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call(make, { token: creator.token, body: input() })),
    );
    expect(answers.map(({ status: each, body }) => body.error?.code ?? each).sort()).toEqual([
      ...Array<number>(10).fill(201),
      'too_many_webhooks',
      'too_many_webhooks',
    ]);
  });
  it('belong to their creator: for others they do not exist', async () => {
    const { id: webhookId } = await made();
    await call(test, as({ webhookId }));
    const {
      results: [delivery],
    } = await logOf(webhookId);
    const params = { webhookId, deliveryId: delivery?.id ?? '' };
    const before = JSON.stringify(await db().webhookEndpoint.findMany());
    for (const handler of [test, rotate, resend])
      expect((await call(handler, as(params, stranger))).status).toBe(404);
    expect((await call(deliveries, { token: stranger.token, params })).status).toBe(404);
    expect(
      (
        await call(change, {
          method: 'PATCH',
          token: stranger.token,
          params,
          body: { isOn: false },
        })
      ).status,
    ).toBe(404);
    expect((await call(remove, { method: 'DELETE', token: stranger.token, params })).status).toBe(
      404,
    );
    const ownWebhook = (await call(make, { token: stranger.token, body: input() })).body as {
      id: string;
    };
    expect((await call(resend, as({ ...params, webhookId: ownWebhook.id }, stranger))).status).toBe(
      404,
    );
    for (const nonsense of ['x', '%00', '__proto__'])
      expect((await call(test, as({ webhookId: nonsense }))).status).toBe(404);
    expect(JSON.stringify(await db().webhookEndpoint.findMany({ where: { id: webhookId } }))).toBe(
      before,
    );
  });
});

describe('webhook events', () => {
  it('contain feedback and reports without the sender, in the stored transaction and never twice', async () => {
    const { id: webhookId } = await made();
    const { project } = await buildProject({
      creator,
      steps: 1,
      isPublished: true,
      name: 'Plant shelf',
    });
    const sender = { name: 'Rita', email: 'rita@makerstep.example' };
    const feedback = {
      params: { id: project.projectUid },
      body: { ...sender, rating: 4.5, difficulty: 4, subject: 'Nice', message: 'Thank you!' },
      headers: { 'idempotency-key': 'one' },
    };
    await call(sendFeedback, feedback);
    await call(sendFeedback, feedback);
    await call(sendReport, {
      params: { id: project.projectUid, stepId: project.steps[0]?.id ?? '' },
      body: { ...sender, subject: 'Broken', message: 'Upside down' },
    });
    await deliverWebhooks();
    const events = receiver.asked.map(
      ({ body }) => JSON.parse(body) as { type: WebhookEvent; data: unknown },
    );
    expect(events.map(({ type }) => type).sort()).toEqual([
      'feedback.received',
      'project.published',
      'report.received',
    ]);
    for (const message of events)
      expect(webhookMessage(message.type).strict().parse(message)).toEqual(message);
    expect(JSON.stringify(events)).not.toMatch(/Rita|rita@/);
    expect(events.find(({ type }) => type === 'feedback.received')?.data).toMatchObject({
      rating: 4.5,
      message: 'Thank you!',
      project: { id: project.id, projectUid: project.projectUid, name: 'Plant shelf' },
    });
    expect((await logOf(webhookId)).results.map(({ status: each }) => each)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
  });
  it('are deleted, even before they are sent, when the reader deletes the message', async () => {
    const { id: webhookId } = await made({ events: ['feedback.received'] });
    const { project } = await buildProject({ creator, steps: 1, isPublished: true });
    const sent = (message: string) =>
      call(sendFeedback, {
        params: { id: project.id },
        body: { rating: 4, difficulty: 4, message },
      });
    const {
      body: { id },
    } = await sent('to be taken back');
    await sent('to stay');
    expect(
      (
        await call(withdraw, {
          method: 'POST',
          query: { token: signId('makerstep withdrawal of feedback', id as string) },
        })
      ).status,
    ).toBe(204);
    await deliverWebhooks();
    expect((await logOf(webhookId)).results.map(({ payload }) => payload.data.message)).toEqual([
      'to stay',
    ]);
    expect(receiver.asked.length).toBe(1);
  });
});
