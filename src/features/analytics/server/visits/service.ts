import 'server-only';
import { offsetOf, type Paginated } from '@/shared/http/pagination';
import { allBatches, oneBatch, type Table } from '@/shared/text/table';
import type { Actor } from '@/features/auth/server/actor';
import { readOwnedIdentity } from '@/features/projects/server/owned-project';
import { toFunnel, toStats, toStepTimes, toVersionStart } from '../stats/presenter';
import { listVersions } from '../stats/repository';
import { type StatsRequest, readStats, readPeriod, readStepStats } from '../stats/service';
import { placeAt } from '../../model/list-place';
import { endOf, keptSpan, type Span, startOf } from '../../model/period';
import type {
  AnalyticsList,
  AnalyticsQuery,
  DayView,
  ProjectAnalyticsQuery,
  RecordView,
} from '../../schema';
import { toRecordView, toVisitRow, VISIT_COLUMNS } from './presenter';
import {
  countVisits,
  listVisits,
  listVisitsAfter,
  type Order,
  type VisitFilter,
  type VisitRow,
} from './repository';

const orderOf = ({ sortBy }: AnalyticsQuery): Order =>
  sortBy === 'createdAt:asc' ? 'asc' : 'desc';

/**
 * The stats of the creator's own project, and a page of its visits
 * (docs/reference/feedback.md#figures).
 * @throws {AppError} not_found
 */
export async function readAnalytics(
  actor: Actor,
  id: string,
  query: ProjectAnalyticsQuery,
): Promise<AnalyticsList> {
  const { id: projectId, since, languages } = await readOwnedIdentity(actor, id);
  const reading = await readPeriod({ projectId }, since, query);
  const [days, { steps, stats: stepStats }, versions] = await Promise.all([
    readStats({ projectId }, reading.period),
    readStepStats(projectId, reading.period),
    listVersions(projectId),
  ]);
  const { average, ...stats } = toStats(days);
  const visits = await (query.version === undefined
    ? readPage(projectId, reading, stats.days, query)
    : readVersionPage(projectId, await readSpan(projectId, since, query), query));
  return {
    ...visits,
    ...stats,
    average: { ...average, steps: toStepTimes(stepStats) },
    funnel: toFunnel(stepStats, steps, languages),
    versions: versions.map(toVersionStart),
  };
}

/** The time of the visits to list: the range, or everything where they are those of a version. */
async function readSpan(
  projectId: string,
  since: Date,
  { version, ...range }: ProjectAnalyticsQuery,
): Promise<VisitFilter | undefined> {
  const { period, keptFrom } = await readPeriod(
    { projectId },
    since,
    version === undefined ? range : {},
  );
  const span = keptSpan(period, keptFrom);
  return span && { ...span, version };
}

async function readVersionPage(
  projectId: string,
  filter: VisitFilter | undefined,
  query: AnalyticsQuery,
): Promise<Paginated<RecordView>> {
  if (!filter) return { results: [], totalResults: 0 };
  const [totalResults, rows] = await Promise.all([
    countVisits(projectId, filter),
    listVisits(projectId, filter, orderOf(query), {
      offset: offsetOf(query),
      limit: query.limit,
    }),
  ]);
  return { results: rows.map(toRecordView), totalResults };
}

// The number of visits per day determines where the page begins.
async function readPage(
  projectId: string,
  { period, keptFrom }: StatsRequest,
  days: DayView[],
  query: AnalyticsQuery,
): Promise<Paginated<RecordView>> {
  const keptDays = days.filter(({ day }) => day >= keptFrom);
  const totalResults = keptDays.reduce((sum, { sessions }) => sum + sessions, 0);
  const order = orderOf(query);
  const place = placeAt(offsetOf(query), order === 'asc' ? keptDays : keptDays.toReversed());
  const span = keptSpan(period, keptFrom);
  if (!place || !span) return { results: [], totalResults };
  const rows = await listVisits(projectId, narrowed(span, place.day, order), order, {
    offset: place.offset,
    limit: query.limit,
  });
  return { results: rows.map(toRecordView), totalResults };
}

/** The rest of a span once the list has reached a day. */
function narrowed({ from, to }: Span, day: string, order: Order): Span {
  if (order === 'asc') return { from: startOf(day) > from ? startOf(day) : from, to };
  return { from, to: endOf(day) < to ? endOf(day) : to };
}

/**
 * All visits of the range, or of a version, as a table, streamed.
 * @throws {AppError} not_found
 */
export async function readVisitTable(
  actor: Actor,
  id: string,
  query: ProjectAnalyticsQuery,
): Promise<Table> {
  const { id: projectId, projectUid, since } = await readOwnedIdentity(actor, id);
  const filter = await readSpan(projectId, since, query);
  return {
    name: `visits-${projectUid}`,
    columns: VISIT_COLUMNS,
    batches: allVisits(projectId, filter, orderOf(query)),
  };
}

function allVisits(
  projectId: string,
  filter: VisitFilter | undefined,
  order: Order,
): Table['batches'] {
  return filter
    ? allBatches<VisitRow>(
        (mark, limit) => listVisitsAfter(projectId, filter, order, { mark, limit }),
        toVisitRow,
      )
    : oneBatch([], toVisitRow);
}
