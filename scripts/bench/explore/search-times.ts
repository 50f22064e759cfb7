import { exploreQuery } from '../../../src/features/explore/schema';
import { searchProjects } from '../../../src/features/explore/service';
import type { Sample } from './askers';
import { timeOf } from './database-time';
import type { Kind, Query } from './queries';
import { rawSearch } from './raw';

/** Each of the searches once, beside the best raw way of the same; not all of them when the time is up. */
export async function queryKindTimes({ kind, queries, withinMs }: { kind: Kind; queries: Query[]; withinMs: number }): Promise<Sample[]> {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  for (const query of queries) {
    if (performance.now() - startedAt > withinMs) break;
    const rawMs = await rawSearch({ ...query, kind });
    samples.push({ ...(await timeOf(() => searchProjects(exploreQuery.parse({ name: query.text })))), rawMs });
  }
  return samples;
}
