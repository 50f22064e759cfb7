import { closeDb } from '../../src/server/db/client';
import { withConnection } from '../../src/server/embedded-postgres/connection';
import { startBareApp } from './pages/bare-app';
import { CONNECTIONS, type Load, loadServer } from './pages/load';
import type { Running } from '../../src/testing/database/processes';
import { type Seeded, seedPages } from './pages/seed';
import { weigh } from './pages/weight';
import { onProduct } from './product';
import { aligned } from './report';

const ROUNDS = 3;
const WARM_MS = 4_000;
const WARM_UP_MS = 1_500;
const COLD_WARM_UP = 300;
const COLD_REQUESTS = 400;
const MEMORY_REQUESTS = 100_000;
const MEMORY_STEPS = 5;
/**
 * One of so many requests is for a project that was never requested; the others are for recent
 * ones.
 */
const MEMORY_NEW_EACH = 5;
const MEMORY_RECENT = 1_000;
const MEMORY_TIMEOUT_MS = 600_000;
/** The share by which memory at the end may exceed that with full caches. */
const MEMORY_GROWTH = 1.1;
const MEBIBYTE = 1024 * 1024;
const COPIES = COLD_WARM_UP + ROUNDS * COLD_REQUESTS + MEMORY_REQUESTS / MEMORY_NEW_EACH;
/** A browser's headers. The bare app gets none, as it would compress each response anew. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** A log line of the product about a failed response. */
const FAILURE = /"level":"error"|"status":5\d\d/;

const say = (text: string) => void process.stdout.write(`${text}\n`);
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const whole = (value: number) => Math.round(value).toLocaleString('en');

/**
 * How fast public pages are served, warm and cold, next to a bare Next app with the same guide, and
 * how much memory many of them take.
 */
export async function run(): Promise<void> {
  const startedAt = performance.now();
  // A line per page would displace the lines about failures in the kept part of its log.
  await onProduct({ LOG_REQUESTS: 'none' }, async (product, url) => {
    const seeded = await withConnection(url, (client) => seedPages(client, COPIES)).finally(
      closeDb,
    );
    say(
      `${whole(COPIES)} guides of ${seeded.guide.steps.length} steps with pictures. Building a bare Next app …`,
    );
    const bare = await startBareApp(seeded.guide, url);
    try {
      await compare(product, bare, seeded);
      await compareWeights(product, bare, seeded);
      await watchMemory(product, seeded.uids.slice(COLD_WARM_UP + ROUNDS * COLD_REQUESTS));
    } finally {
      await bare.stop();
    }
    say(`\nAll in ${whole((performance.now() - startedAt) / 1000)} s.`);
  });
}

type Contest = {
  name: string;
  least: number;
  baseline: string;
  ours: () => Promise<Load>;
  theirs: () => Promise<Load>;
};

async function compare(
  product: Running,
  bare: Running,
  { listedUid, uids }: Seeded,
): Promise<void> {
  const project = `/p/${listedUid}`;
  const warm = (address: string, durationMs = WARM_MS) =>
    loadServer({ port: product.port, next: () => address, headers: BROWSER, durationMs });
  const bareStatic = (durationMs = WARM_MS) =>
    loadServer({ port: bare.port, next: () => '/', durationMs });
  let opened = 0;
  const cold = (count: number) => {
    const end = opened + count;
    return loadServer({
      port: product.port,
      next: () => (opened < end ? `/p/${uids[((opened += 1)) - 1]}` : undefined),
    });
  };
  let asked = 0;
  let searched = 0;
  /** Searches are never in the response cache. */
  const search = (count: number) => {
    let left = count;
    return loadServer({
      port: product.port,
      next: () => (left > 0 && (left -= 1) >= 0 ? '/explore?search=repair+lamp' : undefined),
    });
  };
  const bareSearch = (count: number) => {
    const end = searched + count;
    return loadServer({
      port: bare.port,
      next: () => (searched < end ? `/search/${(searched += 1)}` : undefined),
    });
  };
  const bareDynamic = (count: number) => {
    const end = asked + count;
    return loadServer({
      port: bare.port,
      next: () => (asked < end ? `/live/${(asked += 1)}` : undefined),
    });
  };
  await warm(project, WARM_UP_MS);
  await warm('/explore', WARM_UP_MS);
  await bareStatic(WARM_UP_MS);
  await cold(COLD_WARM_UP);
  await bareDynamic(COLD_WARM_UP);
  const contests: Contest[] = [
    {
      name: 'warm project page',
      least: 5,
      baseline: 'bare static',
      ours: () => warm(project),
      theirs: () => bareStatic(),
    },
    {
      name: 'warm first explore page',
      least: 5,
      baseline: 'bare static',
      ours: () => warm('/explore'),
      theirs: () => bareStatic(),
    },
    {
      name: 'cold project page',
      least: 0.35,
      baseline: 'bare dynamic',
      ours: () => cold(COLD_REQUESTS),
      theirs: () => bareDynamic(COLD_REQUESTS),
    },
    {
      name: 'search page',
      least: 0.35,
      baseline: 'bare dynamic search',
      ours: () => search(COLD_REQUESTS),
      theirs: () => bareSearch(COLD_REQUESTS),
    },
  ];
  const rounds = new Map(
    contests.map((contest) => [contest, [] as { ours: Load; theirs: Load }[]]),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const contest of contests)
      rounds.get(contest)?.push({ theirs: await contest.theirs(), ours: await contest.ours() });
  }
  const missed: string[] = [];
  const rows = contests.map((contest) => {
    const runs = rounds.get(contest) ?? [];
    const [ours, theirs] = [
      median(runs.map((one) => one.ours.requestsPerSecond)),
      median(runs.map((one) => one.theirs.requestsPerSecond)),
    ];
    // Each round is compared with itself, as other load on the machine varies.
    const ratio = median(
      runs.map((one) => one.ours.requestsPerSecond / one.theirs.requestsPerSecond),
    );
    if (ratio < contest.least)
      missed.push(
        `${contest.name} ${ratio.toFixed(2)} × ${contest.baseline}, at least ${contest.least} wanted`,
      );
    for (const [whose, loads] of [
      [contest.name, runs.map((one) => one.ours)],
      [contest.baseline, runs.map((one) => one.theirs)],
    ] as const) {
      const refused = loads.flatMap((load) => load.refused);
      if (refused.length > 0)
        missed.push(
          `${whose}: ${refused.length} answers were no page but had the status ${[...new Set(refused)].join(', ')}`,
        );
    }
    return [
      contest.name,
      whole(ours),
      contest.baseline,
      whole(theirs),
      `${ratio.toFixed(2)} ×`,
      `≥ ${contest.least} ×`,
      median(runs.map((one) => one.ours.p99Ms)).toFixed(0),
    ];
  });
  say(
    `\nRequests a second on ${CONNECTIONS} connections, the middle of ${ROUNDS} rounds:\n${aligned([['', 'product', 'beside', 'it', 'ratio', 'goal', 'p99 ms'], ...rows])}`,
  );
  say(missed.length === 0 ? 'All goals reached.' : `MISSED: ${missed.join('; ')}.`);
  for (const line of product
    .said()
    .split('\n')
    .filter((one) => FAILURE.test(one)))
    say(`  ${line}`);
}

/** Prints sizes, and the Lighthouse scores of the pages on a simulated phone. */
async function compareWeights(
  product: Running,
  bare: Running,
  { listedUid }: Seeded,
): Promise<void> {
  const at = (server: Running, address: string) => `http://localhost:${server.port}${address}`;
  const names = [
    'bare static',
    'project page',
    'first explore page',
    'landing page',
    'search page',
  ];
  const weights = await weigh([
    at(bare, '/'),
    at(product, `/p/${listedUid}`),
    at(product, '/explore'),
    at(product, '/'),
    at(product, '/explore?search=repair+lamp'),
  ]);
  const [base] = weights;
  if (!base) return;
  say(
    `\nWeight by brotli, and Lighthouse's phone (the middle of five runs):\n${aligned([
      ['', 'HTML kB', 'scripts kB', '× bare', 'performance', 'LCP ms', 'TBT ms', '× bare'],
      ...weights.map((weight, index) => [
        names[index] ?? '',
        (weight.htmlBytes / 1000).toFixed(1),
        (weight.scriptBytes / 1000).toFixed(1),
        (weight.scriptBytes / base.scriptBytes).toFixed(2),
        whole(weight.performance),
        whole(weight.largestPaintMs),
        whole(weight.blockingMs),
        (weight.blockingMs / base.blockingMs).toFixed(2),
      ]),
    ])}`,
  );
}

async function watchMemory(product: Running, uids: readonly string[]): Promise<void> {
  say(
    `\nMemory over ${whole(MEMORY_REQUESTS)} requests, one of ${MEMORY_NEW_EACH} to a project that nobody asked for before:`,
  );
  const endsAt = performance.now() + MEMORY_TIMEOUT_MS;
  const held: number[] = [];
  let made = 0;
  let seen = 0;
  // Spread evenly and the same in each run.
  const recent = (number: number) =>
    uids[Math.max(0, seen - 1 - ((number * 7919) % Math.min(MEMORY_RECENT, Math.max(1, seen))))];
  for (let step = 1; step <= MEMORY_STEPS && performance.now() < endsAt; step += 1) {
    const end = (MEMORY_REQUESTS / MEMORY_STEPS) * step;
    const { requestsPerSecond, refused } = await loadServer({
      port: product.port,
      headers: BROWSER,
      durationMs: endsAt - performance.now(),
      next: () => {
        if (made >= end) return undefined;
        made += 1;
        return `/p/${made % MEMORY_NEW_EACH === 1 ? uids[(seen += 1) - 1] : recent(made)}`;
      },
    });
    held.push(await product.residentBytes());
    say(
      `  ${whole(made).padStart(7)} requests to ${whole(seen)} projects: ${whole((held.at(-1) ?? NaN) / MEBIBYTE)} MiB resident, ${whole(requestsPerSecond)} a second${refused.length > 0 ? `, ${refused.length} WITHOUT A PAGE` : ''}`,
    );
  }
  const growth = (held.at(-1) ?? NaN) / (held[1] ?? NaN);
  if (made < MEMORY_REQUESTS)
    say(`MISSED: only ${whole(made)} requests within ${MEMORY_TIMEOUT_MS / 1000} s.`);
  say(
    growth <= MEMORY_GROWTH
      ? `Flat: ${growth.toFixed(2)} × what it held after the second part.`
      : `MISSED: ${growth.toFixed(2)} × what it held after the second part, at most ${MEMORY_GROWTH} wanted.`,
  );
}
