import { callApi, callTable } from '@/browser/api/call-api';
import type { SeparatorName } from '@/shared/text/table';
import { postRecord } from '@/browser/outbox/send-outbox';
import type { InstantRange } from '@/ui/date-range/date-range-rules';
import { USER_AGENT_MAX } from '../constants';
import type { RecordBody } from '../schema';

/**
 * Sends the record of a visit so far, which replaces the earlier one; queued on the device while
 * offline.
 */
export function sendRecord(
  projectUid: string,
  record: RecordBody & { sessionId: string },
  { isLeaving }: { isLeaving: boolean },
): Promise<void> {
  const body: RecordBody = { ...record, userAgent: record.userAgent?.slice(0, USER_AGENT_MAX) };
  return postRecord(record.sessionId, `/projects/${projectUid}/analytics`, body, { isLeaving });
}

/** The version that the list of visits is narrowed to. */
type VersionFilter = { version?: number | undefined };

/** Stats and a page of visits of the creator's project. */
export function readAnalytics(
  projectUid: string,
  query: InstantRange & VersionFilter & { page: number },
  signal: AbortSignal,
) {
  return callApi('GET', '/dashboard/projects/{id}/analytics', {
    params: { id: projectUid },
    query,
    signal,
  });
}

/** Stats of all of the creator's projects, with a page of them. */
export function readCreatorAnalytics(query: InstantRange & { page: number }, signal: AbortSignal) {
  return callApi('GET', '/dashboard/analytics', { query, signal });
}

/** A table for spreadsheets with everything in the range: the visits, or the data of a chart. */
export function analyticsTable(
  projectUid: string,
  what: 'visits' | 'days' | 'steps' | 'languages' | 'devices',
  { version, ...range }: InstantRange & VersionFilter,
  separator: SeparatorName | undefined,
) {
  const params = { id: projectUid };
  return what === 'visits'
    ? callTable('/dashboard/projects/{id}/analytics', {
        params,
        query: { ...range, version },
        separator,
      })
    : callTable(`/dashboard/projects/{id}/analytics/${what}`, { params, query: range, separator });
}

export function creatorTable(
  what: 'projects' | 'days' | 'languages' | 'devices',
  query: InstantRange,
  separator: SeparatorName | undefined,
) {
  return callTable(what === 'projects' ? '/dashboard/analytics' : `/dashboard/analytics/${what}`, {
    query,
    separator,
  });
}
