import fc from 'fast-check';
import { vi } from 'vitest';
import { DEVICES } from '@/features/analytics/constants';
import { dayOf } from '@/features/analytics/model/period';
import { compactRecords } from '@/features/analytics/server/retention/service';
import { recordInput } from '@/features/analytics/schema';
import { storeRecord, registerView } from '@/features/analytics/server/service';
import { testVisitor } from '@/testing/visitor';
import { addStep, removeStep } from '@/features/projects/server/steps/service';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { buildCreator, buildProject, texts } from '@/testing/database/factories';
import { type Happened } from '@/testing/plain-figures';

const DAY_MS = 86_400_000;
const DAYS = 5;
export const BASE_MS = Date.UTC(2026, 9, 10);
const AGENTS = {
  phone:
    'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  computer:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36',
  other: 'A kettle',
};

// Often at the very start or end of days.
export const moment = fc
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
      kind: fc.constant('compact' as const),
      at: moment,
      days: fc.nat({ max: DAYS }),
    }),
  },
);
export const story = fc
  .array(action, { minLength: 5, maxLength: 30 })
  .map((actions) => actions.toSorted((a, b) => a.at - b.at));
const range = fc.tuple(moment, moment).map(([a, b]) => ({
  start: new Date(BASE_MS + Math.min(a, b)),
  end: new Date(BASE_MS + Math.max(a, b)),
}));
export const ranges = fc.array(fc.option(range, { nil: undefined }), {
  minLength: 1,
  maxLength: 3,
});

export async function world() {
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
        compacted: [],
      } as Happened,
    })),
  );
  return { actor: creator.actor, projects, keptFrom: '' };
}
export type World = Awaited<ReturnType<typeof world>>;
let visitors = 0;
const newVisitor = () => testVisitor(`v${(visitors += 1)}`);

export async function happen(
  place: World,
  act: typeof action extends fc.Arbitrary<infer T> ? T : never,
): Promise<void> {
  const now = new Date(BASE_MS + act.at);
  vi.setSystemTime(now);
  if (act.kind === 'compact') {
    const days = Math.min(act.days, Math.floor(act.at / DAY_MS));
    const moved = new Date(Date.UTC(2026, 10, 10 + days));
    env().retentionMonths = 1;
    while ((await compactRecords(moved)) > 0);
    const keptFrom = dayOf(new Date(Date.UTC(2026, 9, 10 + days)));
    if (keptFrom > place.keptFrom) place.keptFrom = keptFrom;
    for (const { happened } of place.projects) {
      for (const [session, each] of happened.visits) {
        if (dayOf(each.createdAt) >= place.keptFrom) continue;
        happened.compacted.push(each);
        happened.visits.delete(session);
      }
    }
    return;
  }
  const { id, actor, happened } = place.projects[act.project] as World['projects'][number];
  if (act.kind === 'view') {
    await registerView(id, newVisitor());
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
    await storeRecord(
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
