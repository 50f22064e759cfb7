import { Redis } from 'ioredis';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { newCreator, publishedProject, signIn } from './creators';
import { newDataDir, type Product, startProduct } from './product';
import { startProxy, startRedis } from './redis';

// Far below the minute of the cache; a slow machine may take its time to render a page.
const SHOWN_MS = 15_000;
/** Without a message, a change is shown after that minute and a render. */
const RECOVERY_MS = 60_000 + SHOWN_MS;
const TEST_TIMEOUT_MS = 300_000;
const CONTACTS = 4;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let redis: Awaited<ReturnType<typeof startRedis>>;
let redisProxy: Awaited<ReturnType<typeof startProxy>>;
let folders: Awaited<ReturnType<typeof newDataDir>>[];
let first: Product;
let second: Product;
let token: string;
let creatorUid: string;

vi.setConfig({ testTimeout: TEST_TIMEOUT_MS });

/** Both share database, data folder and secret; the first one's Redis can be disconnected. */
const start = (redisPort: number, port?: number) =>
  startProduct({
    dataDir: folders[0]?.dataDir ?? '',
    env: {
      DATABASE_URL: postgres.urlOf('makerstep'),
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      LIMIT_CONTACT: String(CONTACTS),
      LOG_REQUESTS: 'none',
      ...(port ? { PORT: String(port) } : {}),
    },
  });
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
  folders = [await newDataDir(), await newDataDir()];
  postgres = await startEmbeddedPostgres({ dataDir: folders[1]?.dataDir ?? '', isDurable: false });
  await postgres.ensureDatabase('makerstep');
  redis = await startRedis();
  redisProxy = await startProxy(() => redis.port);
  first = await start(redisProxy.port);
  second = await start(redis.port);
  token = await newCreator(first, 'ana@makerstep.example');
  creatorUid = (
    await first.ask<{ creator: { uid: string } }>('GET', '/v1/dashboard/user', { token })
  ).body.creator.uid;
});
afterAll(async () => {
  for (const product of [first, second]) if (product && !product.hasEnded()) await product.stop();
  await redisProxy?.close();
  await redis?.kill();
  await postgres?.stop();
  for (const { leave } of folders) await leave();
});

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

it('from the click of an operator, a guide is gone on the other instance within a second', async () => {
  const name = 'Wire the lamp';
  const uid = await publishedProject(first, token, { name });
  const operator = await newCreator(first, 'olga@makerstep.example');
  await withConnection(postgres.urlOf('makerstep'), (client) =>
    client.query("UPDATE user_account SET is_operator = true WHERE email LIKE 'olga@%'"),
  );
  const places = [
    `/p/${uid}`,
    `/p/${uid}/embed`,
    `/v1/projects/${uid}`,
    `/v1/oembed?url=${encodeURIComponent(`http://localhost:3000/p/${uid}`)}`,
    '/explore',
    `/explore?name=${encodeURIComponent(name)}`,
    '/v1/projects',
    `/v1/projects?name=${encodeURIComponent(name)}`,
    '/feed.xml',
    `/c/${creatorUid}`,
    `/c/${creatorUid}/feed.xml`,
    '/sitemaps/projects.xml',
  ];
  const look = async () =>
    Promise.all(
      places.map(async (place) => {
        const { status, body } = await second.ask<unknown>('GET', place);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        return status === 410 ? status : text.includes(place.startsWith('/sitemaps') ? uid : name);
      }),
    );
  const decide = (verb: string) =>
    first.ask('POST', `/v1/site/notices/${uid}/${verb}`, {
      token: operator,
      body: { reason: 'Bare wires.' },
    });
  await expect.poll(look, { timeout: SHOWN_MS, interval: 50 }).toEqual(places.map(() => true));
  const clickedAtMs = performance.now();
  expect((await decide('take-down')).status).toBe(204);
  const decidedMs = performance.now() - clickedAtMs;
  let lookedAtMs = clickedAtMs;
  await expect
    .poll(
      () => {
        lookedAtMs = performance.now();
        return look();
      },
      { timeout: SHOWN_MS, interval: 10 },
    )
    .toEqual([410, 410, 410, 410, ...places.slice(4).map(() => false)]);
  const took = lookedAtMs - clickedAtMs;
  process.stdout.write(
    `Taken down in ${Math.round(decidedMs)} ms, and gone on the other instance after ${Math.round(took)} ms.\n`,
  );
  expect(took).toBeLessThan(SHOWN_MS);
  expect((await decide('put-back')).status).toBe(204);
  await expect.poll(look, { timeout: SHOWN_MS, interval: 50 }).toEqual(places.map(() => true));
});

it('another name, colour and imprint leave the name of the product in the credit line only, on both', async () => {
  const uid = await publishedProject(first, token, { name: 'Frame the mirror' });
  const operator = await signIn(first, 'olga@makerstep.example');
  const patch = (body: object) =>
    first.ask('PATCH', '/v1/site/settings', { token: operator, body });
  const imprint = { en: 'Fixit Ltd', 'pt-BR': 'Fixit Ltda' };
  expect((await patch({ name: 'Fixit Club', accent: '#224466', imprint })).status).toBe(200);
  const places = [
    '/',
    '/about',
    '/pricing',
    '/contact',
    '/terms-conditions',
    '/privacy-policy',
    '/imprint',
    '/explore',
    '/developers',
    '/auth',
    '/auth/signup',
    '/auth/recovery',
    `/p/${uid}`,
    `/p/${uid}/embed`,
    `/p/${uid}/finished`,
    `/c/${creatorUid}`,
    '/c/zzzzzzzzzzzz',
    '/feed.xml',
    '/app.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/v1/openapi.json',
    `/v1/oembed?url=${encodeURIComponent(`http://localhost:3000/p/${uid}`)}`,
  ];
  const named = async () => {
    const found: string[] = [];
    for (const place of places)
      for (const lang of ['en', 'pt-BR']) {
        const address = `${place}${place.includes('?') ? '&' : '?'}lang=${lang}`;
        const { body } = await second.ask<unknown>('GET', address);
        const text = typeof body === 'string' ? body : JSON.stringify(body);
        const left = text.replaceAll(/(?:Made with|Feito com) (?:<!-- -->)?Makerstep/g, '');
        const [word] = /.{0,60}Makerstep.{0,30}/.exec(left) ?? [];
        if (word !== undefined) found.push(`${address}: ${word}`);
      }
    return found;
  };
  await expect.poll(named, { timeout: 60_000, interval: 100 }).toEqual([]);
  expect((await patch({ name: 'Makerstep', accent: null })).status).toBe(200);
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
  redis = await startRedis(redis.port);
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
  first = await start(redisProxy.port, first.port);
  await says(first, 'redis_subscribed');
  await passesOn(second, first, uid, ['Slice the bread', 'Toast the bread']);
  await second.kill();
  await rename(first, uid, 'Butter the bread');
  await seen(first, uid, 'Butter the bread', EVERYWHERE);
  await isReady(first);
});
