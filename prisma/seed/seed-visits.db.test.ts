import { expect, it } from 'vitest';
import { readDays, readSteps } from '../../src/features/analytics/server/stats/service';

import { readAnalytics } from '../../src/features/analytics/server/visits/service';
import { analyticsQuery, statsQuery } from '../../src/features/analytics/schema';
import { db, inTransaction } from '../../src/server/db/client';
import { buildCreator, buildProject } from '../../src/testing/database/factories';
import { seedVisits } from './seed-visits';
import { pastDays, type VisitPlan } from './visits';

const PLAN: VisitPlan = {
  seed: 3,
  days: 40,
  viewsPerDay: 6,
  losingStep: 2,
  languages: ['en', 'de'],
};

it('seeded visits have consistent records, rollups and views', async () => {
  const creator = await buildCreator();
  const {
    project: { id, steps },
  } = await buildProject({ creator, steps: 4, isPublished: true });
  const stepIds = steps.map((step) => step.id);
  await inTransaction(() => seedVisits({ id, creatorId: creator.actor.creatorId }, stepIds, PLAN));

  const days = pastDays(stepIds, PLAN, new Date());
  const visits = days.flatMap((day) => day.visits);
  const views = days.reduce((sum, day) => sum + day.views, 0);
  const all = await readAnalytics(creator.actor, id, analyticsQuery.parse({}));
  expect(all).toMatchObject({
    views,
    sessions: visits.length,
    totalResults: visits.length,
    finished: visits.filter(({ times }) => times.length === 4).length,
  });
  expect(all.average.duration).toBe(
    Math.round(visits.reduce((sum, { durationMs }) => sum + durationMs, 0) / visits.length),
  );
  expect(
    (await readDays(creator.actor, id, statsQuery.parse({}))).results.filter(
      (day) => day.views > 0,
    ),
  ).toEqual(
    days
      .filter((day) => day.views > 0)
      .map((day) => ({
        day: day.at.toISOString().slice(0, 10),
        views: day.views,
        sessions: day.visits.length,
      })),
  );
  expect(
    (await readSteps(creator.actor, id, statsQuery.parse({}))).results.map(({ reached, left }) => [
      reached,
      left,
    ]),
  ).toEqual(
    stepIds.map((stepId) => [
      visits.filter(({ times }) => times.some((time) => time.stepId === stepId)).length,
      visits.filter(({ times }) => times.at(-1)?.stepId === stepId).length,
    ]),
  );
  // Figures from single records stay equal.
  const [start, end] = [days[10]?.at, days[20]?.at];
  const half = await readAnalytics(
    creator.actor,
    id,
    analyticsQuery.parse({ startDate: start?.toISOString(), endDate: end?.toISOString() }),
  );
  expect(half.totalResults).toBe(half.sessions);
  expect(await db().trackingStep.count({ where: { record: { projectId: id } } })).toBe(
    visits.reduce((sum, { times }) => sum + times.length, 0),
  );
});
