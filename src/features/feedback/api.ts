import { accessToken, accountOf } from '@/client/access-token';
import { apiCall } from '@/client/api-client';
import { postWords } from '@/client/send-outbox';
import type { FeedbackBody, ReportBody } from './schema';

/** The signed-in person, as whom forms can be filled in; `account` tells them from others on this device. */
export type SignedIn = { account: string; name: string; email: string };

/** @returns undefined for visitors, also when a session turns out to have ended: a reader is not sent to sign in */
export async function readSignedIn(): Promise<SignedIn | undefined> {
  const account = accountOf(await accessToken());
  if (account === undefined) return undefined;
  const { name, email } = await apiCall<{ name: string; email: string }>('GET', '/dashboard/user', { canRenew: false, account });
  return { account, name, email };
}

/** @param id by which sending it again makes nothing twice. @returns 'kept' when it waits on this device for the network. Throws what postWords throws. */
export function sendFeedback(id: string, projectUid: string, feedback: FeedbackBody): Promise<'sent' | 'kept'> {
  return postWords(id, `/projects/${projectUid}/feedback`, feedback);
}

/** The same for a report of a step. */
export function sendReport(id: string, projectUid: string, stepId: string, report: ReportBody): Promise<'sent' | 'kept'> {
  return postWords(id, `/projects/${projectUid}/steps/${stepId}/report`, report);
}
