import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../src/server/embedded-postgres/start';
import { newCreator, projectBody, publishedProject } from './creators';
import { randomUid } from '../../src/server/secrets/random-uid';
import { newDataDir, type Product, startProduct } from './product';

// The answer to each while there is a database.
const GOOD: Record<string, number> = {
  write: 201,
  list: 200,
  'own list': 200,
  'new page': 404,
  'list page': 200,
  'search page': 200,
  "search by Next's router": 200,
  'creator in a language': 404,
  'feed of a tag': 200,
  sitemap: 200,
};
const NEEDING = Object.keys(GOOD);
const TOGETHER = 12;
const POLL_OPTIONS = { timeout: 60_000, interval: 50 };
// Gets a page as a whole document, with its real status.
const SEARCH_ENGINE = 'Mozilla/5.0 (compatible; Bingbot/2.0)';
type Asked = { what: string; status: number; retryAfter: string | null };
let product: Product;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let folders: Awaited<ReturnType<typeof newDataDir>>[];
let token: string;
let uid: string;

/** The answers to clients of all kinds during `work`, which can read them. */
async function askedWhile(work: (asked: readonly Asked[]) => Promise<unknown>): Promise<Asked[]> {
  const requests: Asked[] = [];
  let isOver = false;
  const kinds: [string, () => ReturnType<Product['ask']>][] = [
    [
      'write',
      () =>
        product.ask('POST', '/v1/dashboard/projects', {
          token,
          body: projectBody('While it was away'),
        }),
    ],
    ['list', () => product.ask('GET', '/v1/projects?name=lamp')],
    ['own list', () => product.ask('GET', '/v1/dashboard/projects', { token })],
    ['new page', () => product.ask('GET', `/p/${randomUid()}`)],
    ['list page', () => product.ask('GET', '/explore')],
    ['search page', () => product.ask('GET', `/explore?search=lamp${requests.length}`)],
    [
      "search by Next's router",
      () =>
        product.ask('GET', `/explore?search=lamps${requests.length}`, { headers: { rsc: '1' } }),
    ],
    ['creator in a language', () => product.ask('GET', `/c/${randomUid()}?lang=pt-BR`)],
    ['feed of a tag', () => product.ask('GET', `/feed.xml?tag=lamp${requests.length}`)],
    ['sitemap', () => product.ask('GET', '/sitemap.xml')],
    ['cached page', () => product.ask('GET', `/p/${uid}`)],
    ['health', () => product.ask('GET', '/healthz')],
  ];
  const clients = kinds.map(async ([what, ask]) => {
    while (!isOver) {
      const { status, retryAfter } = await ask();
      requests.push({ what, status, retryAfter });
    }
  });
  await work(requests).finally(() => {
    isOver = true;
  });
  await Promise.all(clients);
  return requests;
}

const statusesOf = (asked: readonly Asked[], what: string) =>
  new Set(asked.filter((one) => one.what === what).map(({ status }) => status));

beforeAll(async () => {
  folders = [await newDataDir(), await newDataDir()];
  const [own, database] = folders.map(({ dataDir }) => dataDir) as [string, string];
  postgres = await startEmbeddedPostgres({ dataDir: database });
  await postgres.ensureDatabase('makerstep');
  // An external database: the product must not restart it itself.
  product = await startProduct({
    dataDir: own,
    env: { DATABASE_URL: postgres.urlOf('makerstep') },
  });
  token = await newCreator(product, 'ana@makerstep.example');
  uid = await publishedProject(product, token, { name: 'Repair the lamp' });
  expect((await product.ask('GET', `/p/${uid}`)).status).toBe(200);
});
afterAll(async () => {
  await product.stop();
  await postgres.stop();
  for (const { leave } of folders) await leave();
});

// security: D2
it('without its database it answers 503 with Retry-After, serves cached pages, and recovers', async () => {
  const { port } = postgres;
  const [, database = ''] = folders.map(({ dataDir }) => dataDir);
  const away = await askedWhile(async (asked) => {
    await postgres.stop();
    await expect
      .poll(() => product.ask('GET', '/readyz').then(({ status }) => status), POLL_OPTIONS)
      .toBe(503);
    // From here on there is no database.
    for (let turn = 0; turn < 5; turn += 1)
      expect((await product.ask('GET', '/v1/projects')).status).toBe(503);
    // Clients that wait for the same list, each on its own page: Next loads it once and reports the
    // failure to all of them.
    const together = await Promise.all(
      Array.from({ length: TOGETHER }, (_, one) =>
        fetch(`${product.url}/explore?from=${one}`, { headers: { 'user-agent': SEARCH_ENGINE } }),
      ),
    );
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 503));
    // A client may wait that long for its first answer; later calls are refused like all others.
    await expect
      .poll(() => NEEDING.filter((what) => !statusesOf(asked, what).has(503)), POLL_OPTIONS)
      .toEqual([]);
  });
  expect(statusesOf(away, 'cached page')).toEqual(new Set([200]));
  expect(statusesOf(away, 'health')).toEqual(new Set([200]));
  for (const what of NEEDING) {
    expect([what, [...statusesOf(away, what)].filter((status) => status !== GOOD[what])]).toEqual([
      what,
      [503],
    ]);
  }
  expect(
    away.filter(({ status, retryAfter }) => status === 503 && !(Number(retryAfter) > 0)),
  ).toEqual([]);

  const startedAtMs = performance.now();
  postgres = await startEmbeddedPostgres({ dataDir: database, port });
  await expect
    .poll(
      () =>
        product
          .ask('POST', '/v1/dashboard/projects', { token, body: projectBody('After it was back') })
          .then(({ status }) => status),
      POLL_OPTIONS,
    )
    .toBe(201);
  process.stdout.write(
    `Took writes again ${Math.round(performance.now() - startedAtMs)} ms after the start of the database.\n`,
  );
  const { body } = await product.ask<{ results: { name: string }[] }>(
    'GET',
    '/v1/dashboard/projects',
    { token },
  );
  expect(body.results.map(({ name }) => name)).toContain('After it was back');
  expect((await product.ask('GET', `/explore?search=lamp`)).status).toBe(200);
});
