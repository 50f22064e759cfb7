import 'server-only';
import { oneBatch, type Table } from '@/shared/text/table';
import type { Actor } from '@/features/auth/server/actor';
import { toDayViews, toStats, toProjectStats } from '../stats/presenter';
import { countProjects, listProjects } from '../stats/repository';
import {
  type StatsRequest,
  type Shares,
  readStats,
  readPeriod,
  toDayTable,
  toShares,
} from '../stats/service';
import type { AnalyticsQuery, CreatorAnalytics, DayView, StatsQuery } from '../../schema';

const COLUMNS = [
  'id',
  'projectUid',
  'name',
  'views',
  'sessions',
  'finished',
  'average.duration',
  'average.finished',
] as const;

async function readOwnPeriod(
  { creatorId }: Actor,
  query: StatsQuery,
): Promise<StatsRequest & { count: number }> {
  const { count, since } = await countProjects(creatorId);
  return { count, ...(await readPeriod({ creatorId }, since ?? new Date(), query)) };
}

/**
 * The stats of all of a creator's projects, archived ones too, with a page of the projects, most
 * viewed first.
 */
export async function readCreatorAnalytics(
  actor: Actor,
  query: AnalyticsQuery,
): Promise<CreatorAnalytics> {
  const { period, count } = await readOwnPeriod(actor, query);
  const [days, rows] = await Promise.all([
    readStats({ creatorId: actor.creatorId }, period),
    listProjects(actor.creatorId, period, query),
  ]);
  return { results: rows.map(toProjectStats), totalResults: count, ...toStats(days) };
}

/** All of the projects as a table. */
export async function readProjectTable(actor: Actor, query: StatsQuery): Promise<Table> {
  const { period } = await readOwnPeriod(actor, query);
  const rows = (await listProjects(actor.creatorId, period)).map(toProjectStats);
  return {
    name: 'projects',
    columns: COLUMNS,
    batches: oneBatch(rows, ({ id, projectUid, name, views, sessions, finished, average }) => [
      id,
      projectUid,
      name,
      views,
      sessions,
      finished,
      average.duration,
      average.finished,
    ]),
  };
}

/** Views and visits of each day over all of a creator's projects. */
export async function readCreatorDays(
  actor: Actor,
  query: StatsQuery,
): Promise<{ results: DayView[]; table: Table }> {
  const { period } = await readOwnPeriod(actor, query);
  const results = toDayViews(await readStats({ creatorId: actor.creatorId }, period));
  return { results, table: toDayTable('days', results) };
}

/** The languages and devices of visits to all of a creator's projects. */
export async function readCreatorShares(actor: Actor, query: StatsQuery): Promise<Shares> {
  const { period } = await readOwnPeriod(actor, query);
  return toShares('projects', await readStats({ creatorId: actor.creatorId }, period));
}
