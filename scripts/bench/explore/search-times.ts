import { exploreQuery } from '../../../src/features/explore/schema';
import { searchProjects } from '../../../src/features/explore/server/service';
import type { Sample } from './task';
import { timeOf } from './database-time';
import type { Query } from './queries';

/** Runs each search, one after the other; stops when the time is up. */
export async function queryKindTimes({
  queries,
  withinMs,
}: {
  queries: Query[];
  withinMs: number;
}): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (const { text } of queries) {
    if (performance.now() - startedAt > withinMs) break;
    samples.push(await timeOf(() => searchProjects(exploreQuery.parse({ name: text }))));
  }
  return samples;
}
