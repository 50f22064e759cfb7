import { Redis } from 'ioredis';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { publishedProject } from './creators';
import { type InstancePair, startPair } from './instance-pair';
import type { Product } from './product';
import { startRedis } from './redis';

// Far below the minute of the cache; a slow machine may take its time to render a page.
const SHOWN_MS = 15_000;
/** Without a message, a change is shown after that minute and a render. */
const RECOVERY_MS = 60_000 + SHOWN_MS;
const TEST_TIMEOUT_MS = 300_000;
const CONTACTS = 4;
let pair: InstancePair;
let { redis, redisProxy, first, second, token, creatorUid } = {} as InstancePair;

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS });

/** Waits until this is the last status of its Redis connection that an instance has logged. */
const says = (product: Product, event: 'redis_subscribed' | 'redis_lost') =>
  expect
    .poll(
      () =>
        product
          .said()
          .match(/"redis_(?:subscribed|lost)"/g)
          ?.at(-1),
      { timeout: 30_000, interval: 20 },
    )
    .toBe(`"${event}"`);

const isReady = (product: Product) =>
  expect
    .poll(() => product.ask('GET', '/readyz').then(({ status }) => status), {
      timeout: SHOWN_MS,
      interval: 50,
    })
    .toBe(200);

/** What an instance shows of a project: its status, or whether a list has its name. */
async function shows(product: Product, uid: string, name: string) {
  const places = [
    `/p/${uid}`,
    `/p/${uid}?past-the-stored-page`,
    `/v1/projects/${uid}`,
    '/explore',
    `/c/${creatorUid}`,
    '/v1/projects',
    '/explore?page=1',
    `/explore?search=${name.split(' ').at(-1)}`,
    '/feed.xml',
  ];
  const answers = await Promise.all(places.map((place) => product.ask<unknown>('GET', place)));
  return answers.map(({ status, body }) =>
    status !== 200
      ? status
      : (typeof body === 'string' ? body : JSON.stringify(body)).includes(name),
  );
}
const EVERYWHERE = Array.from({ length: 9 }, () => true);
const NOT_BY_THAT_NAME = EVERYWHERE.map(() => false);
const NOWHERE = [404, 404, 404, ...NOT_BY_THAT_NAME.slice(3)];

/**
 * Waits until an instance shows the expected state.
 * @returns the time in ms at which the successful request started
 */
async function seen(
  product: Product,
  uid: string,
  name: string,
  wanted: unknown[],
  withinMs = SHOWN_MS,
): Promise<number> {
  const startedAtMs = performance.now();
  let lookedAtMs = startedAtMs;
  await expect
    .poll(
      () => {
        lookedAtMs = performance.now();
        return shows(product, uid, name);
      },
      { timeout: withinMs, interval: 50 },
    )
    .toEqual(wanted);
  return lookedAtMs - startedAtMs;
}

const call = async (product: Product, method: string, path: string, body?: object) => {
  const { status } = await product.ask(method, `/v1/dashboard/projects/${path}`, { token, body });
  expect(status).toBeLessThan(300);
};
const rename = (product: Product, uid: string, name: string) =>
  call(product, 'PATCH', uid, { name });

/** Changes something on one instance while the other has it cached; waits until that shows it. */
async function passesOn(
  from: Product,
  to: Product,
  uid: string,
  [before, after]: [string, string],
  withinMs?: number,
): Promise<number> {
  await seen(to, uid, before, EVERYWHERE);
  await rename(from, uid, after);
  return seen(to, uid, after, EVERYWHERE, withinMs);
}

beforeAll(async () => {
  pair = await startPair({ LIMIT_CONTACT: String(CONTACTS) });
  ({ redis, redisProxy, first, second, token, creatorUid } = pair);
});
afterAll(() => pair?.stop());

it('changes, publication and deletion on one instance show on the other', async () => {
  for (const product of [first, second]) await says(product, 'redis_subscribed');
  const uid = await publishedProject(first, token, { name: 'Repair the lamp' });
  const took = [await seen(second, uid, 'Repair the lamp', EVERYWHERE)];
  took.push(
    await passesOn(first, second, uid, ['Repair the lamp', 'Mend the lamp']),
    await passesOn(second, first, uid, ['Mend the lamp', 'Clean the lamp']),
  );
  await call(second, 'PATCH', `${uid}?draft=true`, { name: 'Wire the lamp' });
  expect(await shows(first, uid, 'Wire the lamp')).toEqual(NOT_BY_THAT_NAME);
  await call(second, 'POST', `${uid}/versions`, {});
  took.push(await seen(first, uid, 'Wire the lamp', EVERYWHERE));
  await call(first, 'PATCH', `${uid}/unpublish`);
  took.push(await seen(second, uid, 'Wire the lamp', NOWHERE));
  await call(second, 'PATCH', `${uid}/publish`);
  for (const product of [first, second])
    took.push(await seen(product, uid, 'Wire the lamp', EVERYWHERE));
  await call(first, 'DELETE', uid);
  took.push(await seen(second, uid, 'Wire the lamp', NOWHERE));
  process.stdout.write(`Seen on the other instance after ${took.map(Math.round).join(', ')} ms.\n`);
});

it('a picture that is removed on one instance leaves the memory of the other', async () => {
  const uid = await publishedProject(first, token, { name: 'Frame the picture' });
  const { body } = await first.ask<{ returnData: { signedRequest: string; key: string } }>(
    'POST',
    '/v1/dashboard/sign-url/project',
    { token, body: { fileName: 'photo.jpg', fileType: 'image/jpeg' } },
  );
  const { signedRequest, key } = body.returnData;
  const { pathname, search } = new URL(signedRequest, first.url);
  const bytes = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#2f6f4f' },
  })
    .jpeg()
    .toBuffer();
  expect(
    (
      await fetch(first.url + pathname + search, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg' },
        body: new Uint8Array(bytes),
      })
    ).status,
  ).toBe(200);
  const show = (file: unknown) =>
    first.ask('PATCH', `/v1/dashboard/projects/${uid}`, { token, body: { file } });
  expect((await show({ name: 'photo.jpg', url: key })).status).toBe(200);
  expect((await second.ask('GET', `/files/${key}`)).status).toBe(200);
  expect((await show(null)).status).toBe(200);
  await expect
    .poll(() => second.ask('GET', `/files/${key}`).then(({ status }) => status), {
      timeout: SHOWN_MS,
      interval: 20,
    })
    .toBe(404);
});

it('a limit counts both instances', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= CONTACTS; attempt += 1) {
    const body = {
      name: 'Ana',
      email: 'ana@makerstep.example',
      subject: 'A question',
      message: `How do you do, ${attempt}?`,
    };
    statuses.push(
      (await (attempt % 2 === 0 ? first : second).ask('POST', '/v1/contact', { body })).status,
    );
  }
  expect(statuses).toEqual([...Array.from({ length: CONTACTS }, () => 202), 429]);
});

it('foreign messages do no harm', async () => {
  const stranger = new Redis(redis.url);
  const [channel = ''] = (await stranger.pubsub('CHANNELS', 'makerstep:*')) as string[];
  for (const text of [
    '',
    '{',
    'null',
    '{"from":"x","tags":["projects"]}',
    `"${'x'.repeat(5_000_000)}"`,
  ])
    expect(await stranger.publish(channel, text)).toBe(2);
  stranger.disconnect();
  const uid = await publishedProject(second, token, { name: 'Paint the chair' });
  await passesOn(second, first, uid, ['Paint the chair', 'Varnish the chair']);
});

it('a silent Redis connection fails no change, which shows within a minute', async () => {
  const uid = await publishedProject(first, token, { name: 'Sharpen the knife' });
  await seen(first, uid, 'Sharpen the knife', EVERYWHERE);
  redisProxy.silence();
  const took = [
    await passesOn(first, second, uid, ['Sharpen the knife', 'Grind the knife'], RECOVERY_MS),
    await passesOn(second, first, uid, ['Grind the knife', 'Hone the knife'], RECOVERY_MS),
  ];
  const lines = first.said().length;
  redisProxy.restore();
  await expect
    .poll(() => first.said().slice(lines), { timeout: 30_000, interval: 20 })
    .toContain('redis_subscribed');
  took.push(await passesOn(second, first, uid, ['Hone the knife', 'Strop the knife']));
  process.stdout.write(`Past a silent Redis after ${took.map(Math.round).join(', ')} ms.\n`);
});

it('no request fails without Redis; changes show within a minute, and also after it is back', async () => {
  const uid = await publishedProject(first, token, { name: 'Fold the boat' });
  await seen(second, uid, 'Fold the boat', EVERYWHERE);
  let isOver = false;
  const beside: number[] = [];
  const watching = Promise.all(
    [first, second].map(async (product) => {
      while (!isOver)
        for (const place of ['/healthz', `/p/${uid}`, '/explore', '/v1/projects'])
          beside.push((await product.ask('GET', place)).status);
    }),
  );
  await redis.kill();
  for (const product of [first, second]) {
    await says(product, 'redis_lost');
    await isReady(product);
  }
  const took = [
    await passesOn(first, second, uid, ['Fold the boat', 'Sail the boat'], RECOVERY_MS),
  ];
  await rename(second, uid, 'Row the boat');
  redis = pair.redis = await startRedis(redis.port);
  for (const product of [first, second]) await says(product, 'redis_subscribed');
  took.push(await seen(first, uid, 'Row the boat', EVERYWHERE));
  took.push(await passesOn(first, second, uid, ['Row the boat', 'Moor the boat']));
  isOver = true;
  await watching;
  expect(new Set(beside)).toEqual(new Set([200]));
  process.stdout.write(`Without Redis and after it after ${took.map(Math.round).join(', ')} ms.\n`);
});

it('either instance continues when the other is killed, and the other is updated when it is back', async () => {
  const uid = await publishedProject(first, token, { name: 'Bake the bread' });
  await seen(second, uid, 'Bake the bread', EVERYWHERE);
  await first.kill();
  await rename(second, uid, 'Slice the bread');
  await seen(second, uid, 'Slice the bread', EVERYWHERE);
  first = pair.first = await pair.start(redisProxy.port, first.port);
  await says(first, 'redis_subscribed');
  await passesOn(second, first, uid, ['Slice the bread', 'Toast the bread']);
  await second.kill();
  await rename(first, uid, 'Butter the bread');
  await seen(first, uid, 'Butter the bread', EVERYWHERE);
  await isReady(first);
});
