import { callApi } from '@/browser/api/call-api';
import type { LabelChangeInput, LabelChangesQuery, LabelsQuery } from '../labels/schema';

/** Tags or categories of published guides, the most used first. */
export function readLabels(query: LabelsQuery, signal?: AbortSignal) {
  return callApi('GET', '/site/labels', { query, signal });
}

export function readLabelChanges(query: LabelChangesQuery, signal?: AbortSignal) {
  return callApi('GET', '/site/labels/changes', { query, signal });
}

export function changeLabels(body: LabelChangeInput) {
  return callApi('POST', '/site/labels/changes', { body });
}

export function undoLabels(changeId: string) {
  return callApi('POST', '/site/labels/changes/{changeId}/undo', { params: { changeId } });
}
