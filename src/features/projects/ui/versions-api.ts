import { callApi } from '@/browser/api/call-api';
import type { VersionInput } from '../versions/schema';
import { edit } from './edits';

export function listVersions(
  projectUid: string,
  query: { page?: number; limit?: number },
  signal?: AbortSignal,
) {
  return callApi('GET', '/dashboard/projects/{id}/versions', {
    params: { id: projectUid },
    query,
    signal,
  });
}

/** The guide as readers got it. */
export function readVersion(projectUid: string, number: number, signal?: AbortSignal) {
  return callApi('GET', '/dashboard/projects/{id}/versions/{number}', {
    params: { id: projectUid, number: String(number) },
    signal,
  });
}

/** Publishes the draft as the next version, or only one step of it. */
export function publishVersion(projectUid: string, input: VersionInput, idempotencyKey: string) {
  return callApi('POST', '/dashboard/projects/{id}/versions', {
    params: { id: projectUid },
    body: input,
    idempotencyKey,
  });
}

/** Without `from`, compares with the newest version; without `to`, the draft. */
export function compareVersions(
  projectUid: string,
  query: { from?: number; to?: number | 'draft' },
  signal?: AbortSignal,
) {
  return callApi('GET', '/dashboard/projects/{id}/versions/compare', {
    params: { id: projectUid },
    query: Object.fromEntries(Object.entries(query).map(([name, to]) => [name, String(to)])),
    signal,
  });
}

/** The content of the version becomes the draft. */
export function restoreVersion(projectUid: string, number: number) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/versions/{number}/restore', {
      params: { id: projectUid, number: String(number) },
    }),
  );
}

/** One step of the version becomes part of the draft. */
export function restoreVersionStep(projectUid: string, number: number, stepId: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/versions/{number}/steps/{stepId}/restore', {
      params: { id: projectUid, number: String(number), stepId },
    }),
  );
}

/** Lists what was removed from the guide, the newest first. */
export function listBin(
  projectUid: string,
  query: { page?: number; limit?: number },
  signal?: AbortSignal,
) {
  return callApi('GET', '/dashboard/projects/{id}/bin', {
    params: { id: projectUid },
    query,
    signal,
  });
}

/** Deletes everything in the bin for good. */
export function emptyBin(projectUid: string) {
  return callApi('DELETE', '/dashboard/projects/{id}/bin', { params: { id: projectUid } });
}

/** Restores an item of the bin into the draft. */
export function restoreFromBin(projectUid: string, itemId: string) {
  return edit(
    projectUid,
    callApi('POST', '/dashboard/projects/{id}/bin/{itemId}/restore', {
      params: { id: projectUid, itemId },
    }),
  );
}

/** The newest version becomes the draft. */
export function discardDraft(projectUid: string) {
  return edit(
    projectUid,
    callApi('DELETE', '/dashboard/projects/{id}/draft', { params: { id: projectUid } }),
  );
}

/** Deletes all versions but the newest ones. */
export function dropOldVersions(projectUid: string) {
  return callApi('DELETE', '/dashboard/projects/{id}/versions', { params: { id: projectUid } });
}
