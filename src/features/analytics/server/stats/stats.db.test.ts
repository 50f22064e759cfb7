import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import type { Table } from '@/shared/text/table';
import { fuzzRuns } from '@/testing/fuzz-runs';
import { type Asked, plainFigures } from '@/testing/plain-figures';
import { BASE_MS, happen, moment, ranges, story, world, type World } from '@/testing/visited-world';
import { archiveProject } from '@/features/projects/server/publication';
import { deleteOwnedProject } from '@/features/projects/server/service';
import { readCreatorAnalytics, readCreatorDays, readProjectTable } from '../totals/service';
import { type AnalyticsQuery, analyticsQuery } from '../../schema';
import { readAnalytics, readVisitTable } from '../visits/service';
import { readDays, readSteps } from './service';

const RUNS = fuzzRuns(25);

async function rowsOf({ batches }: Table) {
  const rows = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}
const sum = (values: unknown[]) =>
  values.reduce<number>((total, value) => total + Number(value), 0);
const asCounts = (counted: { sessions: number }[], name: string) =>
  new Map(counted.map((each) => [(each as Record<string, unknown>)[name], each.sessions]));

async function compareProject(
  { id, actor, happened }: World['projects'][number],
  asked: Asked,
  query: AnalyticsQuery,
) {
  const plain = plainFigures([happened], asked);
  const stats = await readAnalytics(actor, id, query);
  expect(stats).toMatchObject({
    totalResults: plain.totalResults,
    views: plain.views,
    sessions: plain.sessions,
    finished: plain.finished,
    days: plain.days,
    average: {
      ...plain.average,
      steps: plain.steps.flatMap(({ stepId, time }) => (time === null ? [] : [{ stepId, time }])),
    },
    funnel: plain.steps.map(({ stepId, reached, left }) => ({ stepId, reached, left })),
  });
  expect([asCounts(stats.languages, 'lang'), asCounts(stats.devices, 'device')]).toEqual([
    plain.languages,
    plain.devices,
  ]);
  const pages = [];
  for (let page = 1; page <= plain.totalResults / 2 + 1; page += 1)
    pages.push(...(await readAnalytics(actor, id, { ...query, page, limit: 2 })).results);
  expect(pages.map(({ duration }) => duration).sort((a, b) => a - b)).toEqual(plain.durations);
  expect(pages.map(({ createdAt }) => createdAt)).toEqual(
    pages
      .map(({ createdAt }) => createdAt)
      .sort((a, b) => (query.sortBy === 'createdAt:asc' ? 1 : -1) * a.localeCompare(b)),
  );
  // The tables have the same values as the JSON responses.
  const [days, steps, visits] = [
    await readDays(actor, id, query),
    await readSteps(actor, id, query),
    await rowsOf(await readVisitTable(actor, id, query)),
  ];
  expect([days.results, steps.results]).toEqual([plain.days, plain.steps]);
  expect(await rowsOf(days.table)).toEqual(
    plain.days.map(({ day, views, sessions }) => [day, views, sessions]),
  );
  expect(
    (await rowsOf(steps.table)).map(([step, stepId, , ...rest]) => [step, stepId, ...rest]),
  ).toEqual(
    plain.steps.map((each) => [each.step, each.stepId, each.reached, each.left, each.time]),
  );
  expect(visits.map(([visitId]) => visitId)).toEqual(pages.map((each) => each.id));
  expect(sum(visits.map(([, , , , , duration]) => duration))).toBe(sum(plain.durations));
}

async function compareCreator({ actor, projects }: World, asked: Asked, query: AnalyticsQuery) {
  // The third was removed, the fourth belongs to another creator.
  const ownProjects = projects.slice(0, 2);
  const plain = plainFigures(
    ownProjects.map(({ happened }) => happened),
    asked,
  );
  const stats = await readCreatorAnalytics(actor, query);
  expect(stats).toMatchObject({
    totalResults: 2,
    views: plain.views,
    sessions: plain.sessions,
    finished: plain.finished,
    days: plain.days,
    average: plain.average,
  });
  expect([asCounts(stats.languages, 'lang'), asCounts(stats.devices, 'device')]).toEqual([
    plain.languages,
    plain.devices,
  ]);
  for (const { id, happened } of ownProjects) {
    const { views, sessions, finished, average } = plainFigures([happened], asked);
    expect(stats.results.find((each) => each.id === id)).toMatchObject({
      views,
      sessions,
      finished,
      average,
    });
  }
  const [table, days] = [
    await rowsOf(await readProjectTable(actor, query)),
    await readCreatorDays(actor, query),
  ];
  expect([3, 4, 5].map((column) => sum(table.map((row) => row[column])))).toEqual([
    plain.views,
    plain.sessions,
    plain.finished,
  ]);
  expect([days.results, await rowsOf(days.table)]).toEqual([
    plain.days,
    plain.days.map(({ day, views, sessions }) => [day, views, sessions]),
  ]);
}

it('every value equals a plain computation over the records, in responses and tables', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await fc.assert(
    fc.asyncProperty(
      story,
      ranges,
      fc.constantFrom('createdAt:asc', 'createdAt:desc'),
      moment,
      async (actions, asked, sortBy, later) => {
        await db().$executeRaw`DELETE FROM setting`;
        vi.setSystemTime(BASE_MS);
        const place = await world();
        for (const act of actions) await happen(place, act);
        await archiveProject(place.actor, place.projects[1]?.id ?? '');
        await deleteOwnedProject(place.actor, place.projects[2]?.id ?? '');
        const now = new Date(Math.max(BASE_MS + later, ...actions.map(({ at }) => BASE_MS + at)));
        vi.setSystemTime(now);
        for (const each of asked) {
          const query = analyticsQuery.parse({
            sortBy,
            ...(each
              ? { startDate: each.start.toISOString(), endDate: each.end.toISOString() }
              : {}),
          });
          const question = { range: each, now, keptFrom: place.keptFrom };
          for (const index of [0, 3])
            await compareProject(
              place.projects[index] as World['projects'][number],
              question,
              query,
            );
          await compareCreator(place, question, query);
        }
      },
    ),
    { numRuns: RUNS },
  );
}, 300_000);
