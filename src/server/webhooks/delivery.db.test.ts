import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOwnProject } from '@/features/project/service';
import { archiveProject, publishProject, unpublishProject } from '@/features/project/publication';
import { deleteWebhook, rotateSecret, updateWebhook } from '@/features/webhooks/service';
import { webhookMessages } from '@/features/webhooks/schema';
import { buildCreator, buildProject, type TestCreator } from '@/testing/factories';
import { allowOutside, type OutsideServer, startOutsideServer } from '@/testing/outside-server';
import { buildWebhook, deliverWebhooks, untilWebhooksDue } from '@/testing/webhooks';
import { PATIENCE_MS } from '@/testing/patience';
import { db, inTransaction } from '../db/client';
import { env } from '../env';
import { logger } from '../logger';
import { createCourier } from './courier';
import { startWebhookDelivery } from './delivery-job';
import { noteOutcome } from './outcome';
import { claimDelivery } from './claim';
import { queueWebhook } from './queue';
import { resealWebhookSecrets } from './reseal';
import { sweepWebhooks } from './sweep';

let creator: TestCreator;
let status = 204;
let receiver: OutsideServer;
const servers: OutsideServer[] = [];
const start = async (answer?: Parameters<typeof startOutsideServer>[0]) => {
  const server = await startOutsideServer(answer);
  servers.push(server);
  allowOutside(...servers);
  return server;
};
beforeEach(async () => {
  await db().webhookEndpoint.deleteMany();
  status = 204;
  receiver = await start((response) =>
    response.writeHead(status).end(status === 204 ? undefined : 'no'),
  );
  creator = await buildCreator();
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop()));
});

const happen = (note = 'x', by = creator) =>
  inTransaction(() =>
    queueWebhook({ creatorId: by.actor.creatorId, event: 'feedback.received' }, () => ({ note })),
  );
const verify = (
  secret: string,
  { headers, body }: OutsideServer['asked'][number] = {
    method: '',
    path: '',
    headers: {},
    body: '',
  },
) => new Webhook(secret).verify(body, headers as Record<string, string>);
const deliveries = () =>
  db().webhookDelivery.findMany({
    orderBy: { id: 'asc' },
    include: { log: { orderBy: { startedAt: 'asc' } } },
  });
const waiting = async () =>
  (await deliveries()).map(({ status: state, attempts, dueAt }) => [
    state,
    attempts,
    dueAt && Math.round((dueAt.getTime() - Date.now()) / 1000),
  ]);

describe('a webhook', () => {
  it('is told when a project is published, unpublished, archived and deleted, in the shape of the public list, signed by the standard', async () => {
    const { secret } = await buildWebhook(creator, receiver);
    const { project } = await buildProject({ creator, steps: 1, name: 'Plant shelf' });
    await publishProject(creator.actor, project.id);
    await publishProject(creator.actor, project.id);
    await unpublishProject(creator.actor, project.id);
    await archiveProject(creator.actor, project.id);
    const { project: archived } = await buildProject({ creator, steps: 1, isPublished: true });
    await archiveProject(creator.actor, archived.id);
    const { project: deleted } = await buildProject({ creator, steps: 1, isPublished: true });
    await deleteOwnProject(creator.actor, deleted.id);
    await deliverWebhooks();
    const told = receiver.asked.map(
      (asked) => verify(secret, asked) as { type: 'project.published'; data: { id: string } },
    );
    expect(told.map(({ type, data }) => [type, data.id]).sort()).toEqual(
      [
        ['project.published', project.id],
        ['project.unpublished', project.id],
        ['project.published', archived.id],
        ['project.unpublished', archived.id],
        ['project.published', deleted.id],
        ['project.unpublished', deleted.id],
      ].sort(),
    );
    for (const message of told)
      expect(webhookMessages[message.type].strict().parse(message)).toEqual(message);
    expect(receiver.asked[0]).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Makerstep-Webhooks/1.0 (+http://localhost:3000)',
      },
    });
  });
  it('hears what it chose, of its own creator, while it is on', async () => {
    await buildWebhook(creator, receiver, ['report.received']);
    const other = await buildCreator();
    await buildWebhook(other, receiver);
    const off = await buildWebhook(creator, receiver);
    await updateWebhook(creator.actor, off.id, { isOn: false });
    await happen();
    await deliverWebhooks();
    expect([receiver.asked, await deliveries()]).toEqual([[], []]);
  });
  it('hears of nothing that did not happen, and makes nothing of it that nobody wants', async () => {
    await buildWebhook(creator, receiver);
    await expect(
      inTransaction(async () => {
        await queueWebhook(
          { creatorId: creator.actor.creatorId, event: 'feedback.received' },
          () => ({}),
        );
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    const make = vi.fn(() => ({}));
    await queueWebhook(
      { creatorId: (await buildCreator()).actor.creatorId, event: 'feedback.received' },
      make,
    );
    expect([await deliveries(), make.mock.calls]).toEqual([[], []]);
  });
  it('is signed with the former secret too for 24 hours after a rotation', async () => {
    const former = await buildWebhook(creator, receiver);
    const { secret } = await rotateSecret(creator.actor, former.id);
    await happen();
    await deliverWebhooks();
    for (const each of [former.secret, secret])
      expect(verify(each, receiver.asked[0])).toMatchObject({ type: 'feedback.received' });
    await db()
      .$executeRaw`UPDATE webhook_endpoint SET previous_secret_until = now() - interval '1 second'`;
    await happen();
    await deliverWebhooks();
    expect(verify(secret, receiver.asked[1])).toMatchObject({ type: 'feedback.received' });
    expect(() => verify(former.secret, receiver.asked[1])).toThrow();
    await sweepWebhooks();
    expect(
      await db().webhookEndpoint.findFirst({
        select: { previousSecret: true, previousSecretUntil: true },
      }),
    ).toEqual({ previousSecret: null, previousSecretUntil: null });
  });
  it('keeps its secret sealed, under the newest AUTH_SECRET, and says when it can no longer be read', async () => {
    const { secret, id } = await buildWebhook(creator, receiver);
    const stored = async () =>
      (await db().webhookEndpoint.findUniqueOrThrow({ where: { id } })).secret;
    const first = await stored();
    expect(first).not.toContain(secret.slice(6, 20));
    const { authSecrets } = env();
    try {
      env().authSecrets = ['another secret of the tests, newer', ...(authSecrets ?? [])];
      await resealWebhookSecrets();
      expect(await stored()).not.toBe(first);
      env().authSecrets = ['another secret of the tests, newer'];
      await happen();
      await deliverWebhooks();
      expect(verify(secret, receiver.asked[0])).toMatchObject({ data: { note: 'x' } });
      env().authSecrets = ['and one that knows nothing of it all'];
      await happen();
      await deliverWebhooks();
      expect([receiver.asked.length, (await deliveries())[1]?.log]).toEqual([
        1,
        [expect.objectContaining({ problem: 'secret', httpStatus: null })],
      ]);
    } finally {
      env().authSecrets = authSecrets;
    }
  });
});

describe('the delivery', () => {
  it('tries again as the standard proposes, with the same id and a new time, and gives up after the tenth attempt', async () => {
    const { secret } = await buildWebhook(creator, receiver);
    status = 500;
    await happen();
    const pauses: unknown[] = [];
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await untilWebhooksDue();
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
    await untilWebhooksDue();
    await deliverWebhooks();
    expect([
      receiver.asked.length,
      new Set(receiver.asked.map(({ headers }) => headers['webhook-id'])).size,
    ]).toEqual([10, 1]);
    for (const asked of receiver.asked)
      expect(verify(secret, asked)).toMatchObject({ data: { note: 'x' } });
  });
  it('notes each attempt: when, how long, what was answered, and the first kilobyte of it', async () => {
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
  ])('does not ask %s, and the log says why: %s', async (url, problem) => {
    const { id } = await buildWebhook(creator, receiver);
    // As if the address had been public once, or its name had led elsewhere when it was typed.
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
  it('sends each event once, however many instances deliver at the same moment', async () => {
    await buildWebhook(creator, receiver);
    for (let index = 0; index < 12; index += 1) await happen(String(index));
    const couriers = Array.from({ length: 4 }, () => createCourier());
    while ((await waiting()).some(([state]) => state === 'waiting')) {
      await Promise.all(couriers.map(({ takeDue }) => takeDue()));
      await Promise.all(couriers.map(({ settled }) => settled()));
    }
    expect(
      receiver.asked
        .map(({ body }) => Number((JSON.parse(body) as { data: { note: string } }).data.note))
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });
  it('sends what another instance took and never finished, once its claim has run out', async () => {
    await buildWebhook(creator, receiver);
    await happen();
    const dying = await claimDelivery([]);
    await deliverWebhooks();
    expect(receiver.asked).toEqual([]);
    await untilWebhooksDue();
    await deliverWebhooks();
    expect([receiver.asked.length, (await deliveries())[0]?.status]).toEqual([1, 'delivered']);
    // It was only slow: what it says now of its own attempt undoes nothing.
    if (dying)
      await noteOutcome(dying, {
        startedAt: new Date(),
        durationMs: 1,
        httpStatus: null,
        problem: 'timeout',
        answer: '',
      });
    expect(await waiting()).toEqual([['delivered', 2, null]]);
  });
  it('waits for a slow receiver without holding up the others', async () => {
    const held: (() => void)[] = [];
    const slow = await start((response) => void held.push(() => response.writeHead(204).end()));
    await buildWebhook(creator, slow);
    const other = await buildCreator();
    await buildWebhook(other, receiver);
    for (let index = 0; index < 5; index += 1) await happen();
    const job = startWebhookDelivery();
    await vi.waitFor(() => expect(held.length).toBe(2), { timeout: PATIENCE_MS });
    for (const note of ['a', 'b']) {
      await happen(note, other);
      await vi.waitFor(() => expect(receiver.asked.at(-1)?.body).toContain(`"note":"${note}"`), {
        timeout: PATIENCE_MS,
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
  it('takes no notice of a receiver that is deleted meanwhile', async () => {
    const { id } = await buildWebhook(creator, receiver);
    await happen();
    const claimed = await claimDelivery([]);
    await deleteWebhook(creator.actor, id);
    if (claimed)
      await noteOutcome(claimed, {
        startedAt: new Date(),
        durationMs: 1,
        httpStatus: 204,
        problem: null,
        answer: '',
      });
    expect(await deliveries()).toEqual([]);
  });
  it('tells the log no address, no secret and nothing of what was sent', async () => {
    const { secret } = await buildWebhook(creator, receiver);
    await happen('a private note');
    await deliverWebhooks();
    status = 500;
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

it('the log is kept for 30 days, and what still waits longer', async () => {
  await buildWebhook(creator, receiver);
  for (const note of ['old', 'young', 'old and waiting']) await happen(note);
  const [old, young, waits] = await deliveries();
  await db().webhookDelivery.updateMany({
    where: { id: { in: [old?.id ?? '', young?.id ?? ''] } },
    data: { dueAt: null, status: 'delivered' },
  });
  await db()
    .$executeRaw`UPDATE webhook_delivery SET created_at = now() - interval '31 days' WHERE id <> ${young?.id}::uuid`;
  await sweepWebhooks();
  expect((await deliveries()).map(({ id }) => id)).toEqual([young?.id, waits?.id]);
});
