import type { ImportedGuideView, ImportView } from '@/features/transfer/schema';

export const none = {
  pending: 0,
  asking: 0,
  imported: 0,
  copied: 0,
  replaced: 0,
  skipped: 0,
  refused: 0,
};
export const guide = (fields: Partial<ImportedGuideView>): ImportedGuideView => ({
  position: 0,
  file: 'shelf/guide.json',
  name: 'Shelf',
  state: 'imported',
  existing: null,
  projectUid: null,
  previousUid: null,
  previous: null,
  ...fields,
});
export const view = (fields: Partial<ImportView> = {}): ImportView => ({
  id: 'i1',
  fileName: 'guides.zip',
  sizeBytes: 3,
  state: 'done',
  isCancelled: false,
  failure: null,
  mode: 'ask',
  publish: false,
  split: null,
  progress: { done: 1, total: 1 },
  guides: none,
  refusalCount: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  expiresAt: '2026-11-29T10:00:00.000Z',
  results: [],
  refusals: [],
  ...fields,
});
