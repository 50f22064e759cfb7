import { callApi } from '@/browser/api/call-api';
import type { VersionInput } from '../versions/schema';
import { edit } from './edits';

type PageQuery = { page?: number; limit?: number };

const PROJECT = '/dashboard/projects/{id}';
const VERSIONS = `${PROJECT}/versions`;
const VERSION = `${VERSIONS}/{number}`;
const BIN = `${PROJECT}/bin`;

export const listVersions = (id: string, query: PageQuery, signal?: AbortSignal) =>
  callApi('GET', VERSIONS, { params: { id }, query, signal });

/** The guide as readers got it. */
export const readVersion = (id: string, number: number, signal?: AbortSignal) =>
  callApi('GET', VERSION, { params: { id, number: String(number) }, signal });

/** Publishes the draft as the next version, or only one step of it. */
export const publishVersion = (id: string, body: VersionInput, idempotencyKey: string) =>
  callApi('POST', VERSIONS, { params: { id }, body, idempotencyKey });

/** Without `from`, compares with the newest version; without `to`, the draft. */
export const compareVersions = (
  id: string,
  query: { from?: number; to?: number | 'draft' },
  signal?: AbortSignal,
) =>
  callApi('GET', `${VERSIONS}/compare`, {
    params: { id },
    query: Object.fromEntries(Object.entries(query).map(([name, to]) => [name, String(to)])),
    signal,
  });

/** The content of the version becomes the draft. */
export const restoreVersion = (id: string, number: number) =>
  edit(id, callApi('POST', `${VERSION}/restore`, { params: { id, number: String(number) } }));

/** One step of the version becomes part of the draft. */
export function restoreVersionStep(id: string, number: number, stepId: string) {
  const params = { id, number: String(number), stepId };
  return edit(id, callApi('POST', `${VERSION}/steps/{stepId}/restore`, { params }));
}

/** Lists what was removed from the guide, the newest first. */
export const listBin = (id: string, query: PageQuery, signal?: AbortSignal) =>
  callApi('GET', BIN, { params: { id }, query, signal });

/** Deletes everything in the bin for good. */
export const emptyBin = (id: string) => callApi('DELETE', BIN, { params: { id } });

/** Restores an item of the bin into the draft. */
export const restoreFromBin = (id: string, itemId: string) =>
  edit(id, callApi('POST', `${BIN}/{itemId}/restore`, { params: { id, itemId } }));

/** The newest version becomes the draft. */
export const discardDraft = (id: string) =>
  edit(id, callApi('DELETE', `${PROJECT}/draft`, { params: { id } }));

/** Deletes all versions but the newest ones. */
export const dropOldVersions = (id: string) => callApi('DELETE', VERSIONS, { params: { id } });
