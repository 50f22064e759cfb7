import 'server-only';
import { type Contribution, STATS_FIELDS } from '../model/stats';
import { dayOf } from '../model/period';
import { addStats, addSteps, countView, foldViews, takeShard } from './repository';

const PROJECTS_AT_ONCE = 50;
const TURNS_MAX = 100;

/** Whose sums. */
export type CountedProject = { id: string; creatorId: string };

/** Counts a view of a visitor now, once in 30 minutes; waits for nobody else's (docs/decisions/0006). */
export function countVisitor(
  { id: projectId, creatorId }: CountedProject,
  visitorHash: string,
): Promise<void> {
  return countView({ projectId, creatorId, day: dayOf(new Date()) }, visitorHash);
}

/** Adds to the sums of the UTC day of `at`, in the transaction under way (docs/decisions/0017). */
export async function addToRollups(
  { id: projectId, creatorId }: CountedProject,
  at: Date,
  { stats, steps }: Contribution,
): Promise<void> {
  if (steps.size === 0 && STATS_FIELDS.every((field) => stats[field] === 0)) return;
  const place = { projectId, creatorId, day: dayOf(at), shard: await takeShard(projectId) };
  await addStats(place, stats);
  if (steps.size > 0) await addSteps(place, steps);
}

/**
 * Brings the views that were counted since into the rows by which projects are sorted. Few rows at once, as whoever views one of
 * these projects at that moment waits for them. A bounded part at each call. @returns how many projects
 */
export async function sweepViews(): Promise<number> {
  let total = 0;
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const count = await foldViews(PROJECTS_AT_ONCE);
    total += count;
    if (count < PROJECTS_AT_ONCE) break;
  }
  return total;
}
