import 'server-only';
import { createHash } from 'node:crypto';
import { emit } from '@/events/emit';
import { inTransaction } from '@/server/db/client';
import { countAttempt } from '@/server/rate-limit';
import { AppError } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { UserView } from '@/features/auth/schema';
import type { Visitor } from '@/features/auth/server/visitor';
import { readPublicId, readSteps, versionRead } from '@/features/projects/server/public-project';
import { toFeedbackView, toReportView } from './presenter';
import { holdProject, insertFeedback, insertReport } from './repository';
import type { FeedbackInput, FeedbackView, ReportInput, ReportView } from '../schema';

/** The sender of a public message, and the key that makes a repeated send idempotent. */
export type Sender = { visitor: Visitor; user: UserView | undefined; key: string | null };

/**
 * Applies the rate limit of feedback, rejected ones included
 * (docs/reference/limits.md#rate-limits).
 * @throws {AppError} too_many_requests
 */
export function countFeedback({ key }: Visitor): Promise<void> {
  return countAttempt({ name: 'feedback', visitor: key });
}

/**
 * Applies the rate limit of reports.
 * @throws {AppError} too_many_requests
 */
export function countReport({ key }: Visitor): Promise<void> {
  return countAttempt({ name: 'report', visitor: key });
}

/**
 * Stores feedback on a published project (docs/reference/feedback.md#feedback).
 * @throws {AppError} project_not_found
 */
export async function sendFeedback(
  id: string,
  input: FeedbackInput,
  sender: Sender,
): Promise<FeedbackView> {
  const project = await readPublicId(id);
  const projectId = project.id;
  const versionNumber = versionRead(project, input.versionNumber);
  const { rating, ...form } = input;
  return inTransaction(async () => {
    if (!(await holdProject(projectId))) throw new AppError('project_not_found');
    const { row, isNew } = await insertFeedback({
      ...form,
      ...signed(input, sender),
      projectId,
      versionNumber,
      ratingHalves: rating * 2,
      requestHash: hashOf(['feedback', projectId, input], sender.key),
    });
    const message = toFeedbackView(row);
    const { locale } = sender.visitor;
    if (isNew) await emit('feedback.received', { guide: project, message, locale });
    return message;
  });
}

/**
 * Stores a report on a step of a published project (docs/reference/feedback.md#reports).
 * @throws {AppError} project_not_found; not_found without such a step
 */
export async function sendReport(
  id: string,
  stepId: string,
  input: ReportInput,
  sender: Sender,
): Promise<ReportView> {
  const project = await readPublicId(id);
  const projectId = project.id;
  const versionNumber = versionRead(project, input.versionNumber);
  return inTransaction(async () => {
    const steps = await readSteps(projectId, versionNumber);
    if (!steps.includes(stepId.toLowerCase()) || !(await holdProject(projectId)))
      throw new AppError('not_found');
    const { row, isNew } = await insertReport({
      ...input,
      ...signed(input, sender),
      projectId,
      stepId,
      versionNumber,
      requestHash: hashOf(['report', projectId, stepId.toLowerCase(), input], sender.key),
    });
    const message = toReportView(row);
    const { locale } = sender.visitor;
    if (isNew) await emit('report.received', { guide: project, message, locale });
    return message;
  });
}

// Fills in blank fields of a signed-in sender (docs/reference/feedback.md#sender), never
// else.
function signed(
  input: { name: string; email: string; lang?: ProjectLanguage | undefined },
  { user, visitor }: Sender,
) {
  return {
    name: input.name || (user?.name ?? ''),
    email: input.email || (user?.email ?? ''),
    lang: input.lang ?? visitor.locale,
  };
}

// Covers the whole message: the key alone reveals and blocks nothing.
function hashOf(sent: unknown[], key: string | null): string | null {
  return key === null
    ? null
    : createHash('sha256')
        .update(JSON.stringify([key, ...sent]))
        .digest('base64url');
}
