// Requests per second of public pages, warm and cold, beside a bare Next app in the same run. Fails
// when a ratio is worse than in pages.json; `--accept` writes that.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { buildCreator } from '../../src/testing/database/factories';
import { type Running, startServer } from '../../src/testing/database/processes';
import { startBareApp } from './bare-app';
import { guideFile, importGuides, onOwnDatabase, WORDS } from './own-database';
import { median, type Ratios, ratioOf, worsened } from './ratios';

const ROUNDS = 5;
const CONNECTIONS = 16;
const WARM_S = 4;
const COLD_REQUESTS = 160;
const WARM_UP_REQUESTS = 100;
const SIZE = { steps: 12, languages: ['en'] } as const;
const GUIDES = WARM_UP_REQUESTS + ROUNDS * COLD_REQUESTS + 1;
const GUIDES_PER_FILE = 50;
const MEBIBYTE = 1024 * 1024;
const ACCEPTED = path.join(import.meta.dirname, 'pages.json');

const say = (text: string) => void process.stdout.write(`${text}\n`);

type Load = { perSecond: number; p99Ms: number; failed: number };

/** Requests of different paths until there are none, or of one path for some seconds. */
async function load({ port }: Running, paths: string[] | string): Promise<Load> {
  const left = [...paths];
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    headers: { host: `localhost:${port}`, 'accept-encoding': 'gzip, deflate, br' },
    ...(typeof paths === 'string'
      ? { duration: WARM_S, requests: [{ path: paths }] }
      : {
          amount: paths.length,
          requests: [{ setupRequest: (request) => ({ ...request, path: left.pop() ?? '/' }) }],
        }),
  });
  // By latency for a number of requests: they last one or two of the seconds that are counted.
  const perSecond =
    typeof paths === 'string' ? requests.average : (CONNECTIONS * 1_000) / latency.average;
  return { perSecond, p99Ms: latency.p99, failed: non2xx + errors };
}

/** Pairs to compare: a search with the bare guide too, as the bare app has no list. */
function contests(uids: string[]) {
  const cold = () => uids.splice(0, COLD_REQUESTS).map((uid) => `/p/${uid}`);
  const live = () => Array.from({ length: COLD_REQUESTS }, (_, at) => `/live/${at}`);
  // All differ, as the response cache stores searches too.
  const pairs = WORDS.flatMap((one) => WORDS.map((other) => `${one}+${other}`));
  const all = [1, 2].flatMap((page) => pairs.map((pair) => `/explore?search=${pair}&page=${page}`));
  const searches = () => all.splice(0, COLD_REQUESTS);
  return [
    { name: 'warm guide', ours: () => `/p/${uids.at(-1)}`, theirs: () => '/' },
    { name: 'warm first page of the list', ours: () => '/explore', theirs: () => '/' },
    { name: 'cold guide', ours: cold, theirs: live },
    { name: 'search', ours: searches, theirs: live },
    { name: 'warm search', ours: () => '/explore?search=sand+board', theirs: live },
  ];
}

async function compare(product: Running, bare: Running, uids: string[]): Promise<Ratios> {
  const atRest = await product.residentBytes();
  await load(
    product,
    uids.splice(0, WARM_UP_REQUESTS).map((uid) => `/p/${uid}`),
  );
  const all = contests(uids).map((contest) => ({ ...contest, rounds: [] as [Load, Load][] }));
  // In turns, as other load on the machine varies; each round is compared with itself.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { ours, theirs, rounds } of all)
      rounds.push([await load(product, ours()), await load(bare, theirs())]);
  const rows = all.map(({ name, rounds }) => ({
    '': name,
    product: Math.round(median(rounds.map(([ours]) => ours.perSecond))),
    'bare app': Math.round(median(rounds.map(([, theirs]) => theirs.perSecond))),
    ...ratioOf(rounds.map(([ours, theirs]) => ours.perSecond / theirs.perSecond)),
    'p99 ms': median(rounds.map(([ours]) => ours.p99Ms)),
    failed: rounds.flat().reduce((sum, { failed }) => sum + failed, 0),
  }));
  say(`Requests per second on ${CONNECTIONS} connections, the median of ${ROUNDS} rounds:`);
  console.table(rows);
  const bytes = [atRest, await product.residentBytes()];
  say(
    `MiB resident before and after: ${bytes.map((one) => Math.round(one / MEBIBYTE)).join(', ')}`,
  );
  return Object.fromEntries(rows.map(({ '': name, ratio, room }) => [name, { ratio, room }]));
}

/** Compares ratios with the accepted ones, or accepts them. */
function judge(ratios: Ratios): void {
  if (process.argv.includes('--accept'))
    return writeFileSync(ACCEPTED, `${JSON.stringify(ratios, null, 2)}\n`);
  const worse = worsened(ratios, JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Ratios);
  for (const line of worse) say(line);
  if (worse.length > 0) process.exitCode = 1;
}

await onOwnDatabase(async (client, environment) => {
  const creator = await buildCreator();
  const uids: string[] = [];
  while (uids.length < GUIDES) {
    const sizes = Array.from({ length: GUIDES_PER_FILE }, () => SIZE);
    uids.push(...(await importGuides(creator, sizes, uids.length)));
  }
  const guide = guideFile(0, SIZE);
  await client.query('CREATE TABLE bare_guide AS SELECT $1::jsonb AS guide', [
    JSON.stringify(guide),
  ]);
  await client.query('VACUUM ANALYZE');
  say(`${uids.length} guides. Building a bare Next app, and the product if its build is old …`);
  const bare = await startBareApp(guide, environment.DATABASE_URL ?? '');
  const product = await startServer(() => ['--max-semi-space-size=4', 'scripts/serve.mjs'], {
    cwd: process.cwd(),
    env: { ...environment, SEED: 'off', HOST: '127.0.0.1', LOG_REQUESTS: 'none' },
    readyPath: '/readyz',
  });
  try {
    judge(await compare(product, bare, uids));
  } finally {
    await product.stop();
    await bare.stop();
  }
});
