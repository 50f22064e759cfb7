import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { ProjectStatus, ProjectType } from '@/features/projects/constants';
import { recordDeletion } from './journal';

/**
 * The journal of what is hidden or deleted, so that a restored backup does not show it
 * (docs/decisions/0038).
 */
export const visibilityJournal: Subscriber = {
  inTransaction: {
    'guide.published': recordVisibility,
    'guide.visibilityChanged': recordVisibility,
    'guide.takenDown': ({ guide, reason, takenDownAt }) =>
      recordDeletion('taken_down', guide.id, { reason, takenDownAt }),
    'guide.putBack': ({ guide }) => recordDeletion('taken_down', guide.id, { isUndone: true }),
    'guide.removed': ({ guide }) => recordDeletion('project', guide.id),
    'guide.restored': async ({ guide }) => {
      await recordDeletion('project', guide.id, { isUndone: true });
      // It returns unpublished: an older backup may hold it as published.
      if (guide.publishedAt) await recordDeletion('unpublished', guide.id);
    },
    'account.suspended': ({ userId, reason, suspendedAt }) =>
      recordDeletion('suspended', userId, { reason, suspendedAt }),
    'account.readmitted': ({ userId }) => recordDeletion('suspended', userId, { isUndone: true }),
    'account.removed': ({ userId }) => recordDeletion('account', userId),
    'picture.covered': async ({ covered }) => {
      for (const { fileId, ...cover } of covered)
        await recordDeletion('covered', fileId, { cover });
    },
    'workshop.memberRemoved': ({ creatorId, userId }) =>
      recordDeletion('member_removed', userId, { workshop: creatorId }),
    'workshop.handedOver': ({ creator, to }) =>
      recordDeletion('handed_over', creator.id, { owner: to.id }),
  },
};

async function recordVisibility({
  before,
  guide,
}: Events['guide.visibilityChanged']): Promise<void> {
  const { Published } = ProjectStatus;
  if (before.status === Published && guide.status !== Published)
    await recordDeletion('unpublished', before.id);
  // A project that was never public has no entry to undo.
  if (before.status !== Published && guide.status === Published && before.publishedAt)
    await recordDeletion('unpublished', before.id, { isUndone: true });
  if (before.type !== guide.type)
    await recordDeletion('private', before.id, { isUndone: guide.type !== ProjectType.Private });
}
