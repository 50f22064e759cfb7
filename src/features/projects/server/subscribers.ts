import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { invalidateTags } from '@/server/cache/invalidate-tags';
import { soon } from '@/server/cache/invalidation';
import { creatorTag } from '@/features/profile/server/cache';
import { projectTag, PROJECTS_TAG } from './cache';
import { updateShownReports } from './trash/repository';

const update = ({ guide }: { guide: { id: string } }) => updateShownReports(guide.id);

/** Reports about steps that the creator or readers have; readers' own while it is published. */
export const shownReports: Subscriber = {
  inTransaction: {
    'guide.published': update,
    'guide.edited': update,
    'guide.visibilityChanged': update,
    'guide.takenDown': update,
    'guide.putBack': update,
    'guide.removed': update,
    'guide.hiddenAgain': update,
    'draft.stepsChanged': update,
  },
};

type About = { guide: { projectUid: string } };
/** For a change within a guide that leaves its place in lists. */
const contents = ({ guide }: About) => invalidateTags(projectTag(guide.projectUid));
/** For its rating. */
const rating = ({ guide }: About) => invalidateTags(soon(projectTag(guide.projectUid)));
/** For a change that may affect its place in lists. */
const everywhere = ({ guide }: About) => invalidateTags(projectTag(guide.projectUid), PROJECTS_TAG);

/** Pages of these guides and creators, and lists, which have the tags of all guides that they show. */
const tagsOf = ({ projectUids, creatorUids }: Events['picture.variantsMade']) => [
  ...creatorUids.map(creatorTag),
  ...projectUids.map(projectTag),
];

/** Cached data and answers, here and in other instances. */
export const cacheTags: Subscriber = {
  inTransaction: {
    'guide.published': (event) =>
      (event.isHeadChanged || event.before.status !== event.guide.status ? everywhere : contents)(
        event,
      ),
    'guide.edited': (event) => (event.isHeadChanged ? everywhere : contents)(event),
    'guide.visibilityChanged': everywhere,
    'guide.takenDown': everywhere,
    'guide.putBack': everywhere,
    'guide.removed': everywhere,
    'guide.restored': everywhere,
    'guide.hiddenAgain': everywhere,
    'creator.changed': ({ uid }) => invalidateTags(creatorTag(uid)),
    // Its mark of the operators is gone.
    'workshop.handedOver': ({ creator }) => invalidateTags(creatorTag(creator.uid)),
    'account.removed': (gone) =>
      invalidateTags(...tagsOf(gone), ...(gone.projectUids.length > 0 ? [PROJECTS_TAG] : [])),
    'feedback.received': rating,
    'feedback.withdrawn': rating,
    'picture.variantsMade': (shown) => invalidateTags(...tagsOf(shown)),
    'picture.covered': everywhere,
  },
};
