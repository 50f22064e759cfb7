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
import type { AnalyticsList, AnalyticsQuery, DayView, RecordView } from '../../schema';
import { toRecordView, toVisitRow, VISIT_COLUMNS } from './presenter';
import { listVisits, listVisitsAfter, type Order, type VisitRow } from './repository';

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
  query: AnalyticsQuery,
): Promise<AnalyticsList> {
  const { id: projectId, since, languages } = await readOwnedIdentity(actor, id);
  const asked = await readPeriod({ projectId }, since, query);
  const [days, { steps, stats: stepStats }, versions] = await Promise.all([
    readStats({ projectId }, asked.period),
    readStepStats(projectId, asked.period),
    listVersions(projectId),
  ]);
  const { average, ...stats } = toStats(days);
  const visits = await readPage(projectId, asked, stats.days, query);
  return {
    ...visits,
    ...stats,
    average: { ...average, steps: toStepTimes(stepStats) },
    funnel: toFunnel(stepStats, steps, languages),
    versions: versions.map(toVersionStart),
  };
}

// The number of visits per day determines where the page begins.
async function readPage(
  projectId: string,
  { period, keptFrom }: StatsRequest,
  days: DayView[],
  query: AnalyticsQuery,
): Promise<Paginated<RecordView>> {
  const kept = days.filter(({ day }) => day >= keptFrom);
  const totalResults = kept.reduce((sum, { sessions }) => sum + sessions, 0);
  const order = orderOf(query);
  const place = placeAt(offsetOf(query), order === 'asc' ? kept : kept.toReversed());
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
 * All visits of the range as a table, streamed.
 * @throws {AppError} not_found
 */
export async function readVisitTable(
  actor: Actor,
  id: string,
  query: AnalyticsQuery,
): Promise<Table> {
  const { id: projectId, projectUid, since } = await readOwnedIdentity(actor, id);
  const { period, keptFrom } = await readPeriod({ projectId }, since, query);
  return {
    name: `visits-${projectUid}`,
    columns: VISIT_COLUMNS,
    batches: allVisits(projectId, keptSpan(period, keptFrom), orderOf(query)),
  };
}

function allVisits(projectId: string, span: Span | undefined, order: Order): Table['batches'] {
  return span
    ? allBatches<VisitRow>(
        (mark, limit) => listVisitsAfter(projectId, span, order, { mark, limit }),
        toVisitRow,
      )
    : oneBatch([], toVisitRow);
}
