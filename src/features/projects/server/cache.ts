import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { invalidateTags } from '@/server/cache/invalidate-tags';
import { creatorTag } from '@/features/profile/server/cache';

export const projectTag = (projectUid: string) => `project:${projectUid}`;
/**
 * The first pages of explore and everything else that lists projects; a cached list also has the
 * tags of its projects.
 */
export const PROJECTS_TAG = 'projects';

/** For a change within a project that leaves its place in lists. */
const contents = ({ projectUid }: { projectUid: string }) => invalidateTags(projectTag(projectUid));

/** For a change that may affect its place in lists. */
const everywhere = ({ projectUid }: { projectUid: string }) =>
  invalidateTags(projectTag(projectUid), PROJECTS_TAG);

const all = ({ projectUids, creatorUids }: Events['picture.variantsMade']) =>
  invalidateTags(
    ...creatorUids.map(creatorTag),
    ...projectUids.map(projectTag),
    ...(projectUids.length > 0 ? [PROJECTS_TAG] : []),
  );

/** Cached data and answers, here and in other instances. */
export const cacheTags: Subscriber = {
  inTransaction: {
    'guide.published': ({ before, after, isHeadChanged }) =>
      (isHeadChanged || before.status !== after.status ? everywhere : contents)(after),
    'guide.edited': ({ guide, isHeadChanged }) => (isHeadChanged ? everywhere : contents)(guide),
    'guide.visibilityChanged': ({ after }) => everywhere(after),
    'guide.takenDown': ({ after }) => everywhere(after),
    'guide.putBack': ({ after }) => everywhere(after),
    'guide.removed': ({ after }) => everywhere(after),
    'guide.restored': ({ guide }) => everywhere(guide),
    'guide.hiddenAgain': ({ guide }) => everywhere(guide),
    'creator.changed': ({ uid }) => invalidateTags(creatorTag(uid)),
    'account.removed': all,
    'feedback.received': ({ guide }) => contents(guide),
    'feedback.withdrawn': contents,
    'picture.variantsMade': all,
  },
};
