import { exploreQuery } from '../../../src/features/explore/schema';
import { searchProjects } from '../../../src/features/explore/service';
import type { Sample } from './askers';
import { timeOf } from './database-time';
import type { Kind, Query } from './queries';
import { rawSearch } from './raw';

/**
 * Each of the searches by itself, one after the other, and then once more in turns with the best raw way of the same; not all of them when the time is
 * up. A raw plan reads through up to a hundred megabytes: what that leaves in the processor's memory is fair to both where they are compared with
 * each other, but no search of the product comes after one.
 */
export async function queryKindTimes({
  kind,
  queries,
  withinMs,
}: {
  kind: Kind;
  queries: Query[];
  withinMs: number;
}): Promise<Sample[]> {
  const alone: Sample[] = [];
  await within(withinMs, queries, async ({ text }) => alone.push(await timeOfSearch(text)));
  const samples: Sample[] = [];
  await within(withinMs, queries.slice(0, alone.length), async (query, index) => {
    const rawMs = await rawSearch({ ...query, kind });
    const inTurn = await timeOfSearch(query.text);
    samples.push({ ...inTurn, ...alone[index], databaseMs: inTurn.databaseMs, rawMs });
  });
  return samples;
}

const timeOfSearch = (text: string) =>
  timeOf(() => searchProjects(exploreQuery.parse({ name: text })));

async function within(
  withinMs: number,
  queries: readonly Query[],
  ask: (query: Query, index: number) => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  for (const [index, query] of queries.entries()) {
    if (performance.now() - startedAt > withinMs) break;
    await ask(query, index);
  }
}
