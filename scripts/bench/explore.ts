import type { BenchOptions } from './options';
import { isListed } from '../../src/features/projects/policy';
import { PlainError } from '../../src/server/plain-error';
import { onOwnServer, serviceEnvironment } from './database';
import { type Asker, startAsker } from './explore/askers';
import type { Task } from './explore/task';
import { factsOf } from './explore/facts';
import { type Figures, missesOf, timesTable } from './explore/figures';
import { generatorFile, type Guide, readGuides } from './explore/guides';
import { KINDS, queriesFrom } from './explore/queries';
import { READS } from './explore/read-times';
import { seedGuides } from './explore/seed';

const SIZES = [10_000, 100_000, 1_000_000];
/** Words are drawn from these guides, which are the first ones at every size. */
const LOOKED_AT = 10_000;
/** With fewer, some kinds of words are missing. */
const SIZE_MIN = 100;
const EACH = 40;
const SEARCH_ROUNDS = 3;
const SEARCHES_WITHIN_MS = 5000;
const READ_RUNS = 12;
const READ_ROUNDS = 1;
const READS_WITHIN_MS = 2000;

/** How fast guides are found and listed, at several sizes. */
export async function run({
  sizes: chosen,
  queries,
  generator: file,
  keep,
}: BenchOptions): Promise<void> {
  const sizes =
    chosen === undefined
      ? SIZES
      : chosen
          .split(',')
          .map((size) => wholeNumber(size, SIZE_MIN))
          .sort((a, b) => a - b);
  const each = queries === undefined ? EACH : wholeNumber(queries, 1);
  const generator = generatorFile(file);
  const startedAt = performance.now();
  await onOwnServer(async ({ dataDir, makeDatabase }) => {
    const askers: Asker[] = [];
    for (const size of sizes) {
      process.stdout.write(`${size.toLocaleString('en')} guides: `);
      const url = await makeDatabase(`guides_${size}`, (client, ownUrl) =>
        seedGuides(client, { url: ownUrl, generator, guides: size }, timed),
      );
      process.stdout.write('\n');
      askers.push(startAsker(size, serviceEnvironment(url, dataDir)));
    }
    try {
      await measureAll(askers, await sampleOf(generator, Math.min(LOOKED_AT, ...sizes)), each);
    } finally {
      for (const asker of askers) asker.stop();
    }
  }, keep);
  process.stdout.write(`All in ${secondsSince(startedAt)} s.\n`);
}

function wholeNumber(text: string, min: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min) return number;
  throw new PlainError(
    `${text} is no whole number from ${min}.`,
    'For example: npm run bench -- explore --sizes 10000,100000',
  );
}

async function sampleOf(generator: string, to: number): Promise<Guide[]> {
  const guides: Guide[] = [];
  for await (const guide of readGuides(generator, { from: 0, to })) guides.push(guide);
  return guides;
}

const secondsSince = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(0);

async function timed(text: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  process.stdout.write(`${text} ${secondsSince(startedAt)} s, `);
}

async function measureAll(askers: Asker[], guides: Guide[], each: number): Promise<void> {
  const queries = queriesFrom(guides.filter(isListed), each);
  const searches: Figures[] = [];
  for (const kind of KINDS)
    searches.push(
      await inTurns(askers, kind, SEARCH_ROUNDS, () => ({
        kind,
        queries: queries[kind],
        withinMs: SEARCHES_WITHIN_MS,
      })),
    );
  process.stdout.write(`\n${timesTable(searches)}\n`);
  const reads: Figures[] = [];
  for (const read of Object.keys(READS))
    reads.push(
      await inTurns(askers, read, READ_ROUNDS, ({ size }) => ({
        read,
        facts: factsOf(size, guides, queries),
        runs: Math.min(READ_RUNS, each),
        withinMs: READS_WITHIN_MS,
      })),
    );
  process.stdout.write(`\n${timesTable(reads)}\n`);
  const misses = missesOf(searches, reads);
  process.stdout.write(
    `\n${misses.length === 0 ? 'Every kind of search keeps its budget.' : `Over their budgets:\n${misses.map((miss) => `  ${miss}.`).join('\n')}`}\n`,
  );
}

/**
 * The sizes alternate, so that other load on the machine affects them alike. The first round is
 * warm-up.
 */
async function inTurns(
  askers: Asker[],
  name: string,
  rounds: number,
  taskOf: (asker: Asker) => Task,
): Promise<Figures> {
  const figures: Figures = { name, bySize: new Map() };
  for (let round = 0; round <= rounds; round += 1) {
    for (const asker of askers) {
      const samples = await asker.ask(taskOf(asker));
      if (round > 0)
        figures.bySize.set(asker.size, [...(figures.bySize.get(asker.size) ?? []), ...samples]);
    }
  }
  return figures;
}
