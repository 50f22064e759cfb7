import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env';
import { type Asked, type Happened, plainFigures } from '@/testing/plain-figures';
import { buildCreator, buildProject, texts } from '@/testing/factories';
import type { Visitor } from '../../auth/service';
import { archiveProject } from '../../project/publication';
import { deleteOwnProject } from '../../project/service';
import { addStep, removeStep } from '../../project/step/service';
import { DEVICES } from '../constants';
import type { Table } from '@/shared/table';
import { dayOf } from '../model/period';
import { readCreatorAnalytics, readCreatorDays, readProjectTable } from '../overall/service';
import { condenseRecords } from '../retention/service';
import { type AnalyticsQuery, analyticsQuery, recordInput } from '../schema';
import { keepRecord, registerView } from '../service';
import { readAnalytics, readVisitTable } from '../visits/service';
import { readDays, readSteps } from './service';

const RUNS = 25;
const DAY_MS = 86_400_000;
const DAYS = 5;
const BASE_MS = Date.UTC(2026, 9, 10);
const AGENTS = {
  phone:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  computer:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36',
  other: 'A kettle',
};

// Often at the very edges of days.
const moment = fc
  .tuple(
    fc.nat({ max: DAYS - 1 }),
    fc.oneof(fc.constantFrom(0, 1, DAY_MS - 1, DAY_MS - 2), fc.nat({ max: DAY_MS - 1 })),
  )
  .map(([day, ms]) => day * DAY_MS + ms);
const project = fc.nat({ max: 3 });
const visit = fc.record({
  kind: fc.constant('visit' as const),
  at: moment,
  project,
  session: fc.nat({ max: 3 }),
  end: fc.nat({ max: 5 }),
  extraMs: fc.nat({ max: 4000 }),
  lang: fc.constantFrom(
    'pt-BR' as const,
    'en' as const,
    'es' as const,
    'fr' as const,
    'de' as const,
  ),
  device: fc.constantFrom(...DEVICES),
  steps: fc.array(
    fc.record({ index: fc.nat({ max: 3 }), time: fc.integer({ min: 1000, max: 9000 }) }),
    { maxLength: 6 },
  ),
});
const action = fc.oneof(
  { weight: 8, arbitrary: visit },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('view' as const), at: moment, project }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('deleteStep' as const),
      at: moment,
      project,
      index: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('addStep' as const), at: moment, project }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('condense' as const),
      at: moment,
      days: fc.nat({ max: DAYS }),
    }),
  },
);
const story = fc
  .array(action, { minLength: 5, maxLength: 30 })
  .map((actions) => actions.toSorted((a, b) => a.at - b.at));
const range = fc.tuple(moment, moment).map(([a, b]) => ({
  start: new Date(BASE_MS + Math.min(a, b)),
  end: new Date(BASE_MS + Math.max(a, b)),
}));
const ranges = fc.array(fc.option(range, { nil: undefined }), { minLength: 1, maxLength: 3 });

async function world() {
  const creator = await buildCreator();
  const built = [];
  for (let number = 0; number < 3; number += 1)
    built.push(await buildProject({ creator, steps: 3, isPublished: true }));
  built.push(await buildProject({ steps: 3, isPublished: true }));
  const projects = await Promise.all(
    built.map(async ({ project: { id, steps }, creator: { actor } }) => ({
      id,
      actor,
      happened: {
        since: (await db().project.findUniqueOrThrow({ where: { id } })).createdAt,
        stepIds: steps.map((step) => step.id),
        views: [],
        visits: new Map(),
        condensed: [],
      } as Happened,
    })),
  );
  return { actor: creator.actor, projects, keptFrom: '' };
}
type World = Awaited<ReturnType<typeof world>>;
let visitors = 0;
const newVisitor = (): Visitor => ({
  address: `v${(visitors += 1)}`,
  userAgent: 'x',
  locale: 'en',
});

async function happen(
  place: World,
  act: typeof action extends fc.Arbitrary<infer T> ? T : never,
): Promise<void> {
  const now = new Date(BASE_MS + act.at);
  vi.setSystemTime(now);
  if (act.kind === 'condense') {
    const days = Math.min(act.days, Math.floor(act.at / DAY_MS));
    const moved = new Date(Date.UTC(2026, 10, 10 + days));
    env().retentionMonths = 1;
    while ((await condenseRecords(moved)) > 0);
    const keptFrom = dayOf(new Date(Date.UTC(2026, 9, 10 + days)));
    if (keptFrom > place.keptFrom) place.keptFrom = keptFrom;
    for (const { happened } of place.projects) {
      for (const [session, each] of happened.visits) {
        if (dayOf(each.createdAt) >= place.keptFrom) continue;
        happened.condensed.push(each);
        happened.visits.delete(session);
      }
    }
    return;
  }
  const { id, actor, happened } = place.projects[act.project] as World['projects'][number];
  if (act.kind === 'view') {
    await registerView(id, newVisitor(), undefined);
    happened.views.push(now);
  } else if (act.kind === 'deleteStep') {
    const stepId = happened.stepIds[act.index];
    if (stepId === undefined || happened.stepIds.length === 1) return;
    await removeStep(actor, id, stepId);
    happened.stepIds = happened.stepIds.filter((each) => each !== stepId);
  } else if (act.kind === 'addStep') {
    happened.stepIds.push(
      (await addStep(actor, id, { type: 1, name: texts('More'), description: texts('x') })).id,
    );
  } else {
    const steps = act.steps.flatMap(({ index, time }) =>
      happened.stepIds[index] ? [{ step: index + 1, stepId: happened.stepIds[index], time }] : [],
    );
    const duration = steps.reduce((sum, { time }) => sum + time, 0) + act.extraMs;
    const endMs = BASE_MS + act.end * 1000;
    const sessionId = `0b8a1f0e-52a5-4c52-9d3b-0f7f1a6f3c${10 + act.session}`;
    await keepRecord(
      id,
      recordInput.parse({
        sessionId,
        userAgent: AGENTS[act.device],
        lang: act.lang,
        startTime: new Date(endMs - duration).toISOString(),
        endTime: new Date(endMs).toISOString(),
        duration,
        steps,
      }),
      { visitor: newVisitor(), user: undefined },
    );
    const before = happened.visits.get(sessionId);
    if (before && before.endMs > endMs) return;
    happened.visits.set(sessionId, {
      createdAt: before?.createdAt ?? now,
      endMs,
      durationMs: duration,
      lang: act.lang,
      device: act.device,
      steps,
      isFinished: steps.some(({ stepId }) => stepId === happened.stepIds.at(-1)),
    });
  }
}

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
  const told = await readAnalytics(actor, id, query);
  expect(told).toMatchObject({
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
  expect([asCounts(told.languages, 'lang'), asCounts(told.devices, 'device')]).toEqual([
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
  // The tables say the same as the answers.
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
  // The third was removed, the fourth is somebody else's.
  const own = projects.slice(0, 2);
  const plain = plainFigures(
    own.map(({ happened }) => happened),
    asked,
  );
  const told = await readCreatorAnalytics(actor, query);
  expect(told).toMatchObject({
    totalResults: 2,
    views: plain.views,
    sessions: plain.sessions,
    finished: plain.finished,
    days: plain.days,
    average: plain.average,
  });
  expect([asCounts(told.languages, 'lang'), asCounts(told.devices, 'device')]).toEqual([
    plain.languages,
    plain.devices,
  ]);
  for (const { id, happened } of own) {
    const { views, sessions, finished, average } = plainFigures([happened], asked);
    expect(told.results.find((each) => each.id === id)).toMatchObject({
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

it('every figure is what a plain computation over the records says, in answers and tables', async () => {
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
        await deleteOwnProject(place.actor, place.projects[2]?.id ?? '');
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
