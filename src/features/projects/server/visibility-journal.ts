import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { recordDeletion } from '@/server/deletion-journal';
import { ProjectStatus, ProjectType } from '../constants';

/**
 * The journal of what is hidden or deleted, so that a restored backup does not show it
 * (docs/decisions/0038).
 */
export const visibilityJournal: Subscriber = {
  inTransaction: {
    'guide.published': recordVisibility,
    'guide.visibilityChanged': recordVisibility,
    'guide.takenDown': ({ after, reason }) => recordDeletion('taken_down', after.id, { reason }),
    'guide.putBack': ({ after }) => recordDeletion('taken_down', after.id, { isUndone: true }),
    'guide.removed': ({ after }) => recordDeletion('project', after.id),
    'guide.restored': async ({ guide }) => {
      await recordDeletion('project', guide.id, { isUndone: true });
      // It returns unpublished: an older backup may hold it as published.
      if (guide.publishedAt) await recordDeletion('unpublished', guide.id);
    },
    'account.removed': ({ userId }) => recordDeletion('account', userId),
  },
};

async function recordVisibility({
  before,
  after,
}: Events['guide.visibilityChanged']): Promise<void> {
  const { Published } = ProjectStatus;
  if (before.status === Published && after.status !== Published)
    await recordDeletion('unpublished', before.id);
  // A project that was never public has no entry to undo.
  if (before.status !== Published && after.status === Published && before.publishedAt)
    await recordDeletion('unpublished', before.id, { isUndone: true });
  if (before.type !== after.type)
    await recordDeletion('private', before.id, { isUndone: after.type !== ProjectType.Private });
}
