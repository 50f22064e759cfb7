import { accessToken, accountOf } from '@/browser/api/session/access-token';
import { callApi, callTable } from '@/browser/api/call-api';
import { type Outcome, postSubmission } from '@/browser/outbox/send-outbox';
import type { SeparatorName } from '@/shared/text/table';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import type { FeedbackBody, MessageStatus, ReportBody } from '../schema';

/** The signed-in person, to fill in forms; `account` separates accounts on this device. */
export type SignedIn = {
  account: string;
  name: string;
  email: string;
  namedVisits: boolean | null;
};

/**
 * @returns undefined for visitors, also when the session has ended: a reader is not redirected to
 *   sign in
 */
export async function readSignedIn(): Promise<SignedIn | undefined> {
  const account = accountOf(await accessToken());
  if (account === undefined) return undefined;
  const { name, email, namedVisits } = await callApi('GET', '/dashboard/user', {
    canRenew: false,
    account,
  });
  return { account, name, email, namedVisits };
}

/**
 * @param id makes a repeated send idempotent
 * Throws what postSubmission throws.
 */
export function sendFeedback(
  id: string,
  projectUid: string,
  feedback: FeedbackBody,
): Promise<Outcome> {
  return postSubmission(id, `/projects/${projectUid}/feedback`, feedback, { isPatient: true });
}

export function sendReport(
  id: string,
  projectUid: string,
  stepId: string,
  report: ReportBody,
): Promise<Outcome> {
  return postSubmission(id, `/projects/${projectUid}/steps/${stepId}/report`, report, {
    isPatient: true,
  });
}

/** The filters of the creator's lists; a table contains everything in them. */
export type FeedbackFilter = Partial<InstantRange> & { status?: MessageStatus | undefined };
export type ReportFilter = Partial<InstantRange> & {
  stepId?: string | undefined;
  sortBy?: 'danger';
  deleted?: 'true';
  limit?: number;
};
type Page = { page?: number; limit?: number };

export function readFeedback(
  projectUid: string,
  query: FeedbackFilter & Page,
  signal?: AbortSignal,
) {
  return callApi('GET', '/dashboard/projects/{id}/feedback', {
    params: { id: projectUid },
    query,
    signal,
  });
}

export function feedbackTable(
  projectUid: string,
  query: FeedbackFilter,
  separator: SeparatorName | undefined,
) {
  return callTable('/dashboard/projects/{id}/feedback', {
    params: { id: projectUid },
    query,
    separator,
  });
}

export function readReports(projectUid: string, query: ReportFilter & Page, signal?: AbortSignal) {
  return callApi('GET', '/dashboard/projects/{id}/reports', {
    params: { id: projectUid },
    query,
    signal,
  });
}

export function reportTable(
  projectUid: string,
  query: ReportFilter,
  separator: SeparatorName | undefined,
) {
  return callTable('/dashboard/projects/{id}/reports', {
    params: { id: projectUid },
    query,
    separator,
  });
}

/** Marks a feedback or a report; completes even while the page is being left. */
export function markMessage(
  projectUid: string,
  kind: 'feedback' | 'reports',
  id: string,
  status: MessageStatus,
) {
  const sending = { body: { status }, keepalive: true, canRenew: true };
  return kind === 'feedback'
    ? callApi('PATCH', '/dashboard/projects/{id}/feedback/{feedbackId}', {
        params: { id: projectUid, feedbackId: id },
        ...sending,
      })
    : callApi('PATCH', '/dashboard/projects/{id}/reports/{reportId}', {
        params: { id: projectUid, reportId: id },
        ...sending,
      });
}

/**
 * Deletes a submission with the token of its mail.
 * @throws {ApiError} such as invalid_token
 */
export function deleteSubmission(token: string): Promise<undefined> {
  return callApi('POST', '/withdraw', { query: { token }, account: null });
}
