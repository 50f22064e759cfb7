import { describe, expect, it, vi } from 'vitest';
import { deleteWebhook } from '@/features/webhooks/server/service';
import { buildCreator } from '@/testing/database/factories';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import {
  answerWith,
  creator,
  deliveries,
  happen,
  receiver,
  start,
  verify,
  withReceiver,
} from '@/testing/stand-ins/receivers';
import { buildWebhook, deliverWebhooks } from '@/testing/webhooks';
import { db } from '@/server/db/client';
import { claim, findJobs } from '@/server/jobs/queue';
import { startWorker } from '@/server/jobs/worker';
import { logger } from '@/server/logging/logger';
import type { Attempt } from './attempt';
import { webhookQueue } from './worker';
import { recordOutcome } from './outcome';
import { WEBHOOK_QUEUE } from '../../constants';
import { sweepWebhooks } from '../sweep';
import { untilDue } from '@/testing/database/jobs';

const waiting = async () => {
  const results = await deliveries();
  const jobs = await findJobs(
    WEBHOOK_QUEUE,
    results.map(({ id }) => id),
  );
  return results.map(({ id, status: state, log }) => {
    const dueAt = jobs.get(id)?.dueAt;
    return [state, log.length, dueAt ? Math.round((dueAt.getTime() - Date.now()) / 1000) : null];
  });
};
/** Simulates an instance that ends before it has sent what it claimed, or is slow. */
async function claimOne() {
  const [job] = await claim([webhookQueue], []);
  const delivery = { id: job?.key ?? '', endpointId: job?.group ?? '', event: 'feedback.received' };
  return (outcome: Pick<Attempt, 'httpStatus' | 'problem'>) =>
    recordOutcome(
      delivery,
      { startedAt: new Date(), durationMs: 1, answer: '', ...outcome },
      { attempts: 1, mayRetry: true },
    );
}

withReceiver();

describe('the delivery', () => {
  it('retries as the standard proposes, with the same id and a new time, and gives up after the tenth attempt', async () => {
    const { secret } = await buildWebhook(creator, receiver);
    answerWith(500);
    await happen();
    const pauses: unknown[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await untilDue();
      await deliverWebhooks();
      pauses.push((await waiting())[0]);
    }
    const [MIN, HOUR] = [60, 3600];
    const after = [
      5,
      5 * MIN,
      30 * MIN,
      2 * HOUR,
      5 * HOUR,
      10 * HOUR,
      14 * HOUR,
      20 * HOUR,
      24 * HOUR,
    ];
    expect(pauses).toEqual([
      ...after.map((seconds, index) => ['waiting', index + 1, expect.closeTo(seconds, -1)]),
      ['failed', 10, null],
    ]);
    await untilDue();
    await deliverWebhooks();
    expect([
      receiver.asked.length,
      new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size,
    ]).toEqual([10, 1]);
    for (const request of receiver.asked)
      expect(verify(secret, request)).toMatchObject({ data: { note: 'x' } });
  });
  it('records each attempt: time, duration, status, and the first kilobyte of the response', async () => {
    const chatty = await start((response) =>
      response.writeHead(422, { 'content-type': 'text/plain' }).end(`a\0b${'ç'.repeat(1_000)}`),
    );
    await buildWebhook(creator, chatty);
    await happen();
    await deliverWebhooks();
    const [delivery] = await deliveries();
    expect(delivery?.log).toMatchObject([{ httpStatus: 422, problem: null }]);
    expect(delivery?.log[0]?.durationMs).toBeGreaterThanOrEqual(0);
    expect(delivery?.log[0]?.answer).toBe(`a\uFFFDb${'ç'.repeat(510)}`);
  });
  it.each([
    ['http://localhost/', 'not_public'],
    ['http://127.0.0.1/', 'not_public'],
    ['http://[::ffff:127.0.0.1]/', 'not_public'],
    ['http://169.254.169.254/', 'not_public'],
    ['http://127.0.0.1:5432/', 'port'],
  ])('does not fetch %s, and logs why: %s', async (url, problem) => {
    const { id } = await buildWebhook(creator, receiver);
    // As if the URL had been public once, or its name had resolved differently.
    await db().webhookEndpoint.update({ where: { id }, data: { url } });
    await happen();
    await deliverWebhooks();
    expect((await deliveries())[0]?.log).toMatchObject([{ problem, httpStatus: null, answer: '' }]);
  });
  it('follows no redirect', async () => {
    const redirecting = await start((response) =>
      response.writeHead(307, { location: receiver.url }).end(),
    );
    await buildWebhook(creator, redirecting);
    await happen();
    await deliverWebhooks();
    expect([receiver.asked.length, (await deliveries())[0]?.log[0]?.httpStatus]).toEqual([0, 307]);
  });
  it('sends each event once, with any number of instances at the same moment', async () => {
    await buildWebhook(creator, receiver);
    for (let index = 0; index < 12; index += 1) await happen(String(index));
    await Promise.all(Array.from({ length: 4 }, deliverWebhooks));
    expect(
      receiver.asked
        .map(({ body }) => Number((JSON.parse(body) as { data: { note: string } }).data.note))
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });
  it('sends what another instance claimed and never finished, once its lease has expired', async () => {
    await buildWebhook(creator, receiver);
    await happen();
    const dying = await claimOne();
    await deliverWebhooks();
    expect(receiver.asked).toEqual([]);
    await untilDue();
    await deliverWebhooks();
    expect([receiver.asked.length, (await deliveries())[0]?.status]).toEqual([1, 'delivered']);
    // It was only slow: its late result must not overwrite ours.
    await dying({ httpStatus: null, problem: 'timeout' });
    expect(await waiting()).toEqual([['delivered', 2, null]]);
  });
  it('does not let a slow receiver delay the others', async () => {
    const held: (() => void)[] = [];
    const slow = await start((response) => void held.push(() => response.writeHead(204).end()));
    await buildWebhook(creator, slow);
    const other = await buildCreator();
    await buildWebhook(other, receiver);
    for (let index = 0; index < 5; index += 1) await happen();
    const job = startWorker([webhookQueue]);
    await vi.waitFor(() => expect(held.length).toBe(2), { timeout: TEST_TIMEOUT_MS });
    for (const note of ['a', 'b']) {
      await happen(note, other);
      await vi.waitFor(() => expect(receiver.asked.at(-1)?.body).toContain(`"note":"${note}"`), {
        timeout: TEST_TIMEOUT_MS,
      });
    }
    expect(slow.asked.length).toBe(2);
    const release = setInterval(() => held.splice(0).forEach((answer) => answer()), 10);
    await vi.waitFor(
      async () => expect((await waiting()).every(([state]) => state === 'delivered')).toBe(true),
      { timeout: 10_000 },
    );
    await job.stop();
    clearInterval(release);
    await happen('late', other);
    expect((await waiting()).at(-1)).toEqual(['waiting', 0, expect.any(Number)]);
  });
  it('ignores a receiver that is deleted meanwhile', async () => {
    const { id } = await buildWebhook(creator, receiver);
    await happen();
    const claimed = await claimOne();
    await deleteWebhook(creator.actor, id);
    await claimed({ httpStatus: 204, problem: null });
    expect(await deliveries()).toEqual([]);
  });
  it('logs no URL, no secret and no payload', async () => {
    const { secret } = await buildWebhook(creator, receiver);
    await happen('a private note');
    await deliverWebhooks();
    answerWith(500);
    await happen('a private note');
    await deliverWebhooks();
    const lines = JSON.stringify([
      ...vi.mocked(logger.info).mock.calls,
      ...vi.mocked(logger.warn).mock.calls,
    ]);
    expect(lines).toContain('webhook_tried');
    for (const hidden of [secret.slice(6), 'private note', receiver.url])
      expect(lines).not.toContain(hidden);
  });
});

it('keeps the log for 30 days, and waiting deliveries for longer', async () => {
  await buildWebhook(creator, receiver);
  for (const note of ['old', 'young', 'old and waiting']) await happen(note);
  const [old, young, waits] = await deliveries();
  await db().webhookDelivery.updateMany({
    where: { id: { in: [old?.id ?? '', young?.id ?? ''] } },
    data: { status: 'delivered' },
  });
  await db()
    .$executeRaw`UPDATE webhook_delivery SET created_at = now() - interval '31 days' WHERE id <> ${young?.id}::uuid`;
  await sweepWebhooks();
  expect((await deliveries()).map(({ id }) => id)).toEqual([young?.id, waits?.id]);
});
