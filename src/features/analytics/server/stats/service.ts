import 'server-only';
import { rangeOf } from '@/shared/text/date-range';
import { pickText } from '@/shared/interface/localized-text';
import { oneBatch, type Table } from '@/shared/text/table';
import type { Actor } from '@/features/auth/server/actor';
import { readOwnedIdentity } from '@/features/projects/server/owned-project';
import type { Stats, StepTotals } from '../../model/stats';
import { dayOf, type Period, periodOf, wholeDays } from '../../model/period';
import { findKeptFrom } from '../retention/repository';
import type { AnalyticsList, DayView, StatsQuery, StepRow } from '../../schema';
import { type StepStats, toDayViews, toStats, toStepStats } from './presenter';
import {
  findFirstDay,
  listSteps,
  type Scope,
  sumDays,
  sumRecords,
  sumRecordSteps,
  sumSteps,
} from './repository';

/** A period, and the first day with individual records. */
export type StatsRequest = { period: Period; keptFrom: string };

type Portion<T> = { results: T; table: Table };
/** Sessions by language and by device. */
export type Shares = {
  languages: Portion<AnalyticsList['languages']>;
  devices: Portion<AnalyticsList['devices']>;
};

/**
 * The requested days, starting at the first day that can have data.
 * @param since creation time of the (first) project
 */
export async function readPeriod(
  scope: Scope,
  since: Date,
  query: StatsQuery,
): Promise<StatsRequest> {
  const now = new Date();
  const [firstCounted, keptFrom = ''] = await Promise.all([findFirstDay(scope), findKeptFrom()]);
  const created = dayOf(since);
  const firstDay = firstCounted !== undefined && firstCounted < created ? firstCounted : created;
  return { period: periodOf(rangeOf(query), { firstDay, now, keptFrom }), keptFrom };
}

/** The stats of each day of a period, in order; undefined for days without data. */
export async function readStats(
  scope: Scope,
  { days, parts }: Period,
): Promise<Map<string, Stats | undefined>> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const [rows, ...counted] = await Promise.all([
    sumDays(scope, { from, to }),
    ...parts.map((part) => sumRecords(scope, part)),
  ]);
  const byDay = new Map<string, Stats>(rows.map(({ day, ...stats }) => [day, stats]));
  // Views are counted by day, so that a partial day counts whole.
  for (const [index, stats] of counted.entries()) {
    const day = parts[index]?.day ?? '';
    byDay.set(day, { ...stats, views: byDay.get(day)?.views ?? 0 });
  }
  return new Map(days.map((day) => [day, byDay.get(day)]));
}

/** Figures of a period for each step that readers have. */
export async function readStepStats(
  projectId: string,
  period: Period,
): Promise<{ steps: Awaited<ReturnType<typeof listSteps>>; stats: StepStats[] }> {
  const whole = wholeDays(period);
  const [steps, ...sums] = await Promise.all([
    listSteps(projectId),
    whole ? sumSteps(projectId, whole) : [],
    ...period.parts.map((part) => sumRecordSteps(projectId, part)),
  ]);
  const byStep = new Map<string, StepTotals>();
  for (const { stepId, reached, timeMs, left } of sums.flat()) {
    const before = byStep.get(stepId) ?? { reached: 0, timeMs: 0, left: 0 };
    byStep.set(stepId, {
      reached: before.reached + reached,
      timeMs: before.timeMs + timeMs,
      left: before.left + left,
    });
  }
  return { steps, stats: toStepStats(steps, byStep) };
}

/**
 * Views and visits of each day.
 * @throws {AppError} not_found
 */
export async function readDays(
  actor: Actor,
  id: string,
  query: StatsQuery,
): Promise<{ results: DayView[]; table: Table }> {
  const { id: projectId, projectUid, since } = await readOwnedIdentity(actor, id);
  const { period } = await readPeriod({ projectId }, since, query);
  const results = toDayViews(await readStats({ projectId }, period));
  return { results, table: toDayTable(`days-${projectUid}`, results) };
}

export function toDayTable(name: string, days: DayView[]): Table {
  return {
    name,
    columns: ['day', 'views', 'sessions'],
    batches: oneBatch(days, ({ day, views, sessions }) => [day, views, sessions]),
  };
}

/**
 * The languages and devices of visits, most frequent first.
 * @throws {AppError} not_found
 */
export async function readShares(actor: Actor, id: string, query: StatsQuery): Promise<Shares> {
  const { id: projectId, projectUid, since } = await readOwnedIdentity(actor, id);
  const { period } = await readPeriod({ projectId }, since, query);
  return toShares(projectUid, await readStats({ projectId }, period));
}

/**
 * Shares of the stats of given days; each is a list and a table.
 * @param name of the project or creator
 */
export function toShares(name: string, days: Map<string, Stats | undefined>): Shares {
  const { languages, devices } = toStats(days);
  return {
    languages: {
      results: languages,
      table: {
        name: `languages-${name}`,
        columns: ['lang', 'sessions'],
        batches: oneBatch(languages, ({ lang, sessions }) => [lang, sessions]),
      },
    },
    devices: {
      results: devices,
      table: {
        name: `devices-${name}`,
        columns: ['device', 'sessions'],
        batches: oneBatch(devices, ({ device, sessions }) => [device, sessions]),
      },
    },
  };
}

/**
 * The visits that reached and left each step, and their time on it.
 * @throws {AppError} not_found
 */
export async function readSteps(
  actor: Actor,
  id: string,
  query: StatsQuery,
): Promise<{ results: StepRow[]; table: Table }> {
  const { id: projectId, projectUid, since, languages } = await readOwnedIdentity(actor, id);
  const { period } = await readPeriod({ projectId }, since, query);
  const { steps, stats } = await readStepStats(projectId, period);
  const results = stats.map((each, index) => ({ step: index + 1, ...each }));
  const names = new Map(
    steps.map((step) => [step.id, pickText(step.name, languages[0] ?? '', languages).value]),
  );
  return {
    results,
    table: {
      name: `steps-${projectUid}`,
      columns: ['step', 'stepId', 'name', 'reached', 'left', 'time'],
      batches: oneBatch(results, ({ step, stepId, reached, left, time }) => [
        step,
        stepId,
        names.get(stepId) ?? '',
        reached,
        left,
        time,
      ]),
    },
  };
}
