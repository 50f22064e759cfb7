import 'server-only';
import { AppError } from '@/shared/http/app-error';
import { averageOf } from '@/shared/numbers/average';
import { rangeOf } from '@/shared/text/date-range';
import { pickText } from '@/shared/interface/localized-text';
import { allBatches, type Table } from '@/shared/text/table';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { readOwnedIdentity } from '@/features/projects/server/owned-project';
import { harmWord } from '@/features/projects/model/danger-words';
import { completeTexts } from '@/features/projects/model/texts/texts';
import { MessageStatus } from '../../constants';
import { toFeedbackView, toReportView } from '../presenter';
import type { FeedbackRow, ReportRow } from '../repository';
import type {
  FeedbackList,
  FeedbackQuery,
  FeedbackView,
  ReportGroup,
  ReportsQuery,
  ReportView,
} from '../../schema';
import * as rows from './repository';

const RATING_PARTS = 2;

/**
 * A page of the project's feedback, with averages over everything in the filter
 * (docs/reference/feedback.md#inbox).
 * @throws {AppError} not_found
 */
export async function listFeedback(
  actor: Actor,
  id: string,
  query: FeedbackQuery,
): Promise<FeedbackList> {
  const { id: projectId } = await readOwnedIdentity(actor, id);
  const { filter, order } = chosen(projectId, query);
  const [{ total, ratingHalves, difficulty }, unread, page] = await Promise.all([
    rows.sumFeedback(filter),
    rows.countUnreadFeedback(projectId),
    rows.listFeedback(filter, order, query),
  ]);
  return {
    results: page.map(toFeedbackView),
    totalResults: total,
    unread,
    average: {
      rating: averageOf(ratingHalves, total, RATING_PARTS),
      difficulty: averageOf(difficulty, total),
    },
  };
}

/** The columns of the feedback table, named as in JSON. */
const FEEDBACK_COLUMNS = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'rating',
  'difficulty',
  'lang',
  'status',
  'createdAt',
  'versionNumber',
] as const satisfies (keyof FeedbackView)[];

/**
 * All feedback in the filter as a table.
 * @throws {AppError} not_found
 */
export async function tableFeedback(
  actor: Actor,
  id: string,
  query: FeedbackQuery,
): Promise<Table> {
  const { id: projectId, projectUid } = await readOwnedIdentity(actor, id);
  const { filter, order } = chosen(projectId, query);
  const batches = allBatches<FeedbackRow>(
    (last, limit) => rows.listFeedbackAfter(filter, order, last, limit),
    (row) => cellsOf(toFeedbackView(row), FEEDBACK_COLUMNS),
  );
  return { name: `feedback-${projectUid}`, columns: FEEDBACK_COLUMNS, batches };
}

/**
 * Marks feedback as new or read; an unchanged mark changes nothing.
 * @throws {AppError} not_found
 */
export async function markFeedback(
  actor: Actor,
  id: string,
  feedbackId: string,
  status: number,
): Promise<FeedbackView> {
  const { id: projectId } = await readOwnedIdentity(actor, id);
  const row = isUuid(feedbackId)
    ? await rows.updateFeedbackStatus(projectId, feedbackId, status)
    : undefined;
  if (!row) throw new AppError('not_found');
  return toFeedbackView(row);
}

/**
 * The steps with reports, in order, each with a page of reports (docs/reference/feedback.md#inbox).
 * Deleted steps come last, if at all.
 * @throws {AppError} not_found
 */
export async function listReports(
  actor: Actor,
  id: string,
  query: ReportsQuery,
): Promise<ReportGroup[]> {
  const { id: projectId, languages } = await readOwnedIdentity(actor, id);
  const filter = reportFilter(projectId, query);
  const [steps, unread, first] = await Promise.all([
    rows.listReportedSteps(filter),
    rows.countUnreadReports(projectId, query.deleted),
    query.sortBy === 'danger' ? listDangers(filter) : [],
  ]);
  const isFirst = new Set(first.map((report) => report.id));
  const isUrgent = new Set(
    first.filter(({ status }) => status === MessageStatus.New).map(({ stepId }) => stepId),
  );
  const rank = (stepId: string) => (isUrgent.has(stepId) ? 2 : unread.has(stepId) ? 1 : 0);
  const reports = (
    await rows.listReports(
      steps.map(({ stepId }) => stepId),
      filter,
      query,
      [...isFirst],
    )
  )
    .map(toReportView)
    .toSorted((a, b) => Number(isFirst.has(b.id)) - Number(isFirst.has(a.id)));
  const groups = steps.map(({ stepId, name, total }) => ({
    stepId,
    step: { name: name ? completeTexts(name, languages) : [] },
    reports: reports.filter((report) => report.stepId === stepId),
    totalResults: total,
    unread: unread.get(stepId) ?? 0,
  }));
  return query.sortBy === 'danger'
    ? groups.toSorted((a, b) => rank(b.stepId) - rank(a.stepId))
    : groups;
}

/** The number of reports that are searched for words of danger. */
const SEARCHED_MAX = 1000;

async function listDangers(filter: rows.ReportFilter) {
  const texts = await rows.listReportTexts(filter, SEARCHED_MAX);
  return texts.filter(({ subject, message, lang }) =>
    harmWord(`${subject}\n${message}`, lang as ProjectLanguage),
  );
}

const reportFilter = (projectId: string, query: ReportsQuery): rows.ReportFilter => ({
  projectId,
  stepId: query.stepId,
  range: rangeOf(query),
  deleted: query.deleted,
});

const REPORT_CELLS = [
  'id',
  'name',
  'email',
  'subject',
  'message',
  'lang',
  'status',
  'createdAt',
  'versionNumber',
] as const satisfies (keyof ReportView)[];
/** The columns of the report table, named as in JSON, with the name of the step. */
const REPORT_COLUMNS = ['stepId', 'step', ...REPORT_CELLS] as const;

/**
 * All reports in the filter as a table, step by step.
 * @throws {AppError} not_found
 */
export async function tableReports(actor: Actor, id: string, query: ReportsQuery): Promise<Table> {
  const { id: projectId, projectUid, languages } = await readOwnedIdentity(actor, id);
  const filter = reportFilter(projectId, query);
  const steps = await rows.listReportedSteps(filter);
  async function* batches() {
    for (const { stepId, name } of steps) {
      const step = pickText(name ?? [], languages[0] ?? '', languages).value;
      const read = (last: ReportRow | undefined, limit: number) =>
        rows.listReportsAfter({ ...filter, stepId }, last, limit);
      yield* allBatches(read, (row) => [stepId, step, ...cellsOf(toReportView(row), REPORT_CELLS)]);
    }
  }
  return { name: `reports-${projectUid}`, columns: REPORT_COLUMNS, batches: batches() };
}

/**
 * Marks a report as new or read; an unchanged mark changes nothing.
 * @throws {AppError} not_found
 */
export async function markReport(
  actor: Actor,
  id: string,
  reportId: string,
  status: number,
): Promise<ReportView> {
  const { id: projectId } = await readOwnedIdentity(actor, id);
  const row = isUuid(reportId)
    ? await rows.updateReportStatus(projectId, reportId, status)
    : undefined;
  if (!row) throw new AppError('not_found');
  return toReportView(row);
}

function chosen(
  projectId: string,
  query: FeedbackQuery,
): { filter: rows.FeedbackFilter; order: rows.Order } {
  return {
    filter: { projectId, status: query.status, range: rangeOf(query) },
    order: query.sortBy === 'createdAt:asc' ? 'asc' : 'desc',
  };
}

function cellsOf<T, K extends keyof T>(view: T, columns: readonly K[]): T[K][] {
  return columns.map((column) => view[column]);
}
