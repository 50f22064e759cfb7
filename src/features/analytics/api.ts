import { apiCall } from '@/client/api-client';
import { postRecord } from '@/client/send-outbox';
import { USER_AGENT_MAX } from './constants';
import type { RecordBody } from './schema';

/**
 * Tells that a project was opened and gives its views. Without `keepalive`: the call then carries the token by which
 * the owner's own visits are left out.
 */
export function registerView(projectUid: string): Promise<{ views: number }> {
  return apiCall('POST', `/projects/${projectUid}/view`);
}

/** Sends what a visit took so far, in place of what was sent of it before; waits on the device while there is no network. */
export function sendRecord(projectUid: string, record: RecordBody & { sessionId: string }, { isLeaving }: { isLeaving: boolean }): Promise<void> {
  const body: RecordBody = { ...record, userAgent: record.userAgent?.slice(0, USER_AGENT_MAX) };
  return postRecord(record.sessionId, `/projects/${projectUid}/analytics`, body, { isLeaving });
}
