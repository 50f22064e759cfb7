import 'server-only';
import type { StoredText } from '@/features/projects/model/texts/states';
import { db } from '@/server/db/client';
import { type Feedback, Prisma, type Report } from '@/server/db/generated/client';
import type { DateRange } from '@/shared/text/date-range';
import { offsetOf, type Page } from '@/shared/http/pagination';
import { MessageStatus } from '../../constants';

export type Order = 'asc' | 'desc';
/** A filter of a project's feedback; undefined fields do not filter. */
export type FeedbackFilter = {
  projectId: string;
  status: number | undefined;
  range: DateRange | undefined;
};
/** A filter of a project's reports; undefined fields do not filter. */
export type ReportFilter = {
  projectId: string;
  stepId: string | undefined;
  range: DateRange | undefined;
  /** includes those on deleted steps */
  deleted: boolean;
};
/** The end of the previous batch. */
export type Place = { createdAt: Date; id: string } | undefined;

const within = (range: DateRange | undefined) =>
  range ? Prisma.sql`AND created_at BETWEEN ${range.start} AND ${range.end}` : Prisma.empty;
const feedbackWhere = ({ projectId, status, range }: FeedbackFilter) =>
  Prisma.sql`project_id = ${projectId}::uuid ${within(range)} ${status === undefined ? Prisma.empty : Prisma.sql`AND status = ${status}`}`;
const shown = (deleted: boolean) => (deleted ? Prisma.empty : Prisma.sql`AND is_shown`);
const reportWhere = ({ projectId, stepId, range, deleted }: ReportFilter) =>
  Prisma.sql`project_id = ${projectId}::uuid ${shown(deleted)} ${within(range)} ${stepId === undefined ? Prisma.empty : Prisma.sql`AND step_id = ${stepId}::uuid`}`;
const inOrder = (order: Order) =>
  order === 'asc' ? Prisma.sql`created_at ASC, id ASC` : Prisma.sql`created_at DESC, id DESC`;
const after = (place: Place, order: Order) =>
  place
    ? Prisma.sql`AND (created_at, id) ${order === 'asc' ? Prisma.sql`>` : Prisma.sql`<`} (${place.createdAt}, ${place.id}::uuid)`
    : Prisma.empty;

export async function sumFeedback(
  filter: FeedbackFilter,
): Promise<{ total: number; ratingHalves: number; difficulty: number }> {
  const [sums] = await db().$queryRaw<
    { total: number; ratingHalves: number; difficulty: number }[]
  >`
    SELECT count(*)::int AS total, coalesce(sum(rating_halves), 0)::int AS "ratingHalves", coalesce(sum(difficulty), 0)::int AS difficulty
    FROM feedback WHERE ${feedbackWhere(filter)}`;
  return sums ?? { total: 0, ratingHalves: 0, difficulty: 0 };
}

export function countUnreadFeedback(projectId: string): Promise<number> {
  return db().feedback.count({ where: { projectId, status: MessageStatus.New } });
}

/**
 * A page of feedback. Its ids come from an index alone, so that a late page costs little more than
 * the first.
 */
export async function listFeedback(
  filter: FeedbackFilter,
  order: Order,
  page: Page,
): Promise<Feedback[]> {
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM feedback WHERE ${feedbackWhere(filter)} ORDER BY ${inOrder(order)} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`;
  return feedbackOf(ids, order);
}

/** The feedback after a place, for reading all of it in batches. */
export async function listFeedbackAfter(
  filter: FeedbackFilter,
  order: Order,
  place: Place,
  limit: number,
): Promise<Feedback[]> {
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM feedback WHERE ${feedbackWhere(filter)} ${after(place, order)} ORDER BY ${inOrder(order)} LIMIT ${limit}`;
  return feedbackOf(ids, order);
}

function feedbackOf(ids: { id: string }[], order: Order): Promise<Feedback[]> {
  return db().feedback.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: order }, { id: order }],
  });
}

/** @returns undefined when the project has no such feedback */
export async function updateFeedbackStatus(
  projectId: string,
  id: string,
  status: number,
): Promise<Feedback | undefined> {
  return (
    await db().feedback.updateManyAndReturn({ where: { id, projectId }, data: { status } })
  )[0];
}

/** @returns undefined when the project has no such report */
export async function updateReportStatus(
  projectId: string,
  id: string,
  status: number,
): Promise<Report | undefined> {
  return (await db().report.updateManyAndReturn({ where: { id, projectId }, data: { status } }))[0];
}

/** The name of a deleted step is null. */
export type ReportedStep = { stepId: string; name: StoredText[] | null; total: number };

/** The steps with reports, in order, deleted ones last. */
export function listReportedSteps(filter: ReportFilter): Promise<ReportedStep[]> {
  return db().$queryRaw<ReportedStep[]>`
    SELECT counted.step_id AS "stepId", step.name, counted.total
    FROM (SELECT step_id, count(*)::int AS total FROM report WHERE ${reportWhere(filter)} GROUP BY step_id) AS counted
    LEFT JOIN known_step AS step ON step.id = counted.step_id AND step.project_id = ${filter.projectId}::uuid
    WHERE ${filter.deleted} OR step.id IS NOT NULL ORDER BY step.position, counted.step_id`;
}

export async function countUnreadReports(
  projectId: string,
  deleted: boolean,
): Promise<Map<string, number>> {
  const rows = await db().report.groupBy({
    by: ['stepId'],
    where: { projectId, status: MessageStatus.New, ...(deleted ? {} : { isShown: true }) },
    _count: { _all: true },
  });
  return new Map(rows.map(({ stepId, _count }) => [stepId, _count._all]));
}

/** The unread and then the newest reports of a project, without their senders. */
export function listReportTexts(filter: ReportFilter, max: number) {
  return db().$queryRaw<
    Pick<Report, 'id' | 'stepId' | 'subject' | 'message' | 'lang' | 'status'>[]
  >`
    SELECT id, step_id AS "stepId", subject, message, lang, status FROM report
    WHERE ${reportWhere(filter)} ORDER BY status, created_at DESC, id DESC LIMIT ${max}`;
}

/** A page of reports for each of these steps: `firstIds`, then the newest. */
export async function listReports(
  stepIds: string[],
  { range, deleted }: ReportFilter,
  page: Page,
  firstIds: string[],
): Promise<Report[]> {
  const order =
    firstIds.length > 0
      ? Prisma.sql`id = ANY(${firstIds}::uuid[]) DESC, ${inOrder('desc')}`
      : inOrder('desc');
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT page.id FROM unnest(${stepIds}::uuid[]) AS wanted (step_id), LATERAL (
      SELECT id FROM report WHERE report.step_id = wanted.step_id ${shown(deleted)} ${within(range)} ORDER BY ${order} LIMIT ${page.limit} OFFSET ${offsetOf(page)}
    ) AS page`;
  return db().report.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** The next reports on a step, newest first, for reading all of them in batches. */
export async function listReportsAfter(
  filter: ReportFilter,
  place: Place,
  limit: number,
): Promise<Report[]> {
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM report WHERE ${reportWhere(filter)} ${after(place, 'desc')} ORDER BY ${inOrder('desc')} LIMIT ${limit}`;
  return db().report.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}
