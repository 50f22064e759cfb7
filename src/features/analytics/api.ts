import { callApi, callTable } from '@/client/api/call-api';
import { postRecord } from '@/client/send-outbox';
import type { InstantRange } from '@/components/date-range/date-range-rules';
import { USER_AGENT_MAX } from './constants';
import type { RecordBody } from './schema';

/** Sends what a visit took so far, in place of what was sent of it before; waits on the device while there is no network. */
export function sendRecord(
  projectUid: string,
  record: RecordBody & { sessionId: string },
  { isLeaving }: { isLeaving: boolean },
): Promise<void> {
  const body: RecordBody = { ...record, userAgent: record.userAgent?.slice(0, USER_AGENT_MAX) };
  return postRecord(record.sessionId, `/projects/${projectUid}/analytics`, body, { isLeaving });
}

/** Figures and a page of visits of one's own project. */
export function readAnalytics(
  projectUid: string,
  query: InstantRange & { page: number },
  signal: AbortSignal,
) {
  return callApi('GET', '/dashboard/projects/{id}/analytics', {
    params: { id: projectUid },
    query,
    signal,
  });
}

/** Figures of all of one's projects, and a page of those of each. */
export function readCreatorAnalytics(query: InstantRange & { page: number }, signal: AbortSignal) {
  return callApi('GET', '/dashboard/analytics', { query, signal });
}

/** Everything in the range as a table for spreadsheets: the visits, or what a chart shows. */
export function analyticsTable(
  projectUid: string,
  what: 'visits' | 'days' | 'steps' | 'languages' | 'devices',
  query: InstantRange,
) {
  return what === 'visits'
    ? callTable('/dashboard/projects/{id}/analytics', { params: { id: projectUid }, query })
    : callTable(`/dashboard/projects/{id}/analytics/${what}`, {
        params: { id: projectUid },
        query,
      });
}

/** The same of all projects. */
export function creatorTable(
  what: 'projects' | 'days' | 'languages' | 'devices',
  query: InstantRange,
) {
  return callTable(what === 'projects' ? '/dashboard/analytics' : `/dashboard/analytics/${what}`, {
    query,
  });
}
