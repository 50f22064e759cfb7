import 'server-only';
import { type Contribution, STATS_FIELDS } from '../../model/stats';
import { dayOf } from '../../model/period';
import { addStats, addSteps, countView, foldViews, takeShard } from './repository';

const PROJECTS_AT_ONCE = 50;
const TURNS_MAX = 100;

export type CountedProject = { id: string; creatorId: string };

/**
 * Counts a view, once per visitor in 30 minutes, without waiting for concurrent ones
 * (docs/decisions/0017).
 */
export function countVisitor(
  { id: projectId, creatorId }: CountedProject,
  visitorHash: string,
): Promise<void> {
  return countView({ projectId, creatorId, day: dayOf(new Date()) }, visitorHash);
}

/**
 * Adds to the rollups of the UTC day of `at`, within the current transaction (docs/decisions/0017).
 */
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
 * Folds new views into the rows that sort projects. Few rows at once, because concurrent views of
 * these projects wait. A bounded part per call.
 * @returns how many projects
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
