import { randomUUID } from 'node:crypto';
import { deviceOf } from '../../src/features/analytics/model/device';
import {
  addUp,
  type Contribution,
  contributionOf,
  emptyStats,
  type StepTotals,
} from '../../src/features/analytics/model/stats';
import { insertVisits } from '../../src/features/analytics/server/repository';
import { addViews } from '../../src/features/analytics/server/rollups/repository';
import {
  addToRollups,
  type CountedProject,
} from '../../src/features/analytics/server/rollups/service';
import { uuid7 } from '../../src/server/secrets/uuid7';
import { pastDays, type PastVisit, type VisitPlan } from './visits';

/**
 * Stores visits of a guide on past days, and their rollups, in the current transaction.
 * @param stepIds in order, without chapters
 * @param now the day after the last visits
 */
export async function seedVisits(
  project: CountedProject,
  stepIds: readonly string[],
  plan: VisitPlan,
  now = new Date(),
): Promise<void> {
  const days = pastDays(stepIds, plan, now);
  await insertVisits(
    days.flatMap(({ visits }) =>
      visits.map((visit) => ({
        id: uuid7(),
        projectId: project.id,
        versionNumber: 1,
        sessionId: randomUUID(),
        userAgent: visit.userAgent,
        startTime: visit.at,
        endTime: new Date(visit.at.getTime() + visit.durationMs),
        durationMs: visit.durationMs,
        name: '',
        email: '',
        lang: visit.lang,
        device: deviceOf(visit.userAgent),
        isFinished: isFinished(visit, stepIds),
        lastStepId: visit.times.at(-1)?.stepId ?? null,
        createdAt: visit.at,
        times: visit.times,
      })),
    ),
  );
  for (const { at, views, visits } of days)
    await addToRollups(
      project,
      at,
      together(
        visits.map((visit) =>
          contributionOf({
            ...visit,
            isFinished: isFinished(visit, stepIds),
            device: deviceOf(visit.userAgent),
          }),
        ),
        views,
      ),
    );
  await addViews(
    { projectId: project.id, shard: 0 },
    days.reduce((sum, { views }) => sum + views, 0),
  );
}

const isFinished = ({ times }: PastVisit, stepIds: readonly string[]) =>
  times.some(({ stepId }) => stepId === stepIds.at(-1));

function together(contributions: readonly Contribution[], views: number): Contribution {
  const steps = new Map<string, StepTotals>();
  for (const [stepId, sums] of contributions.flatMap((contribution) => [...contribution.steps])) {
    const before = steps.get(stepId) ?? { reached: 0, timeMs: 0, left: 0 };
    steps.set(stepId, {
      reached: before.reached + sums.reached,
      timeMs: before.timeMs + sums.timeMs,
      left: before.left + sums.left,
    });
  }
  return {
    stats: addUp([{ ...emptyStats(), views }, ...contributions.map(({ stats }) => stats)]),
    steps,
  };
}
