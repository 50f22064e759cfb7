import 'server-only';
import { createHmac } from 'node:crypto';
import { logger } from '@/server/logging/logger';
import { countAttempt } from '@/server/rate-limit';
import { signingKeys } from '@/server/secrets/signing-keys';
import { uuid7 } from '@/server/secrets/uuid7';
import { AppError } from '@/shared/http/app-error';
import { offsetOf } from '@/shared/http/pagination';
import type { Visitor } from '@/features/auth/server/visitor';
import { readPublicId } from '@/features/projects/server/public-project';
import { GUIDE_REPORTS_KEPT_MONTHS, OPEN_GUIDE_REPORTS_MAX } from '../../guide-reports/constants';
import type { CaseList, CasesQuery, GuideReportInput } from '../../guide-reports/schema';
import { toCaseView } from './presenter';
import * as rows from './repository';

const SWEPT_AT_ONCE = 500;

/**
 * Applies the rate limit of reports about guides, rejected ones included.
 * @throws {AppError} too_many_requests
 */
export function countGuideReport({ key }: Visitor): Promise<void> {
  return countAttempt({ name: 'notice', visitor: key });
}

/**
 * Stores a report about a guide for the operators (docs/reference/feedback.md#reports-about-guides).
 * @throws {AppError} project_not_found, project_taken_down; notice_open for a second one of the
 *   same visitor, and where a guide has very many
 */
export async function sendGuideReport(
  id: string,
  input: GuideReportInput,
  visitor: Visitor,
): Promise<void> {
  const project = await readPublicId(id);
  if ((await rows.countOpen(project.id)) >= OPEN_GUIDE_REPORTS_MAX)
    throw new AppError('notice_open');
  const names = await rows.publicNames([project.id]);
  const report = {
    id: uuid7(),
    ...input,
    projectId: project.id,
    projectName: names.get(project.id) ?? project.name,
    lang: visitor.locale,
    senderHash: hashOf(visitor),
  };
  if (!(await rows.insertGuideReport(report))) throw new AppError('notice_open');
  logger.info('notice_stored', { notice: report.id, reason: input.reason });
}

/** Keyed, so that trying all client IPs does not reveal one. */
const hashOf = ({ key }: Visitor) =>
  createHmac('sha256', signingKeys('makerstep notice')[0]).update(key).digest('base64url');

/** A page of the queue, or of what was taken down. */
export async function listCases({ state, page, limit }: CasesQuery): Promise<CaseList> {
  const cases = await rows.listCases(state, { skip: offsetOf({ page, limit }), take: limit });
  const names = await rows.publicNames(cases.rows.map(({ id }) => id));
  return {
    results: cases.rows.map((row) =>
      toCaseView(row, {
        name: names.get(row.id) ?? row.guideReports[0]?.projectName ?? '',
        count: cases.counts.get(row.id) ?? 0,
      }),
    ),
    totalResults: cases.total,
  };
}

/** Deletes reports past their retention, a bounded part per call. */
export function sweepGuideReports(): Promise<number> {
  return rows.deleteOldGuideReports(GUIDE_REPORTS_KEPT_MONTHS, SWEPT_AT_ONCE);
}
