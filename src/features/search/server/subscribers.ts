import 'server-only';
import type { Events, Subscriber } from '@/events/events';
import { headOf } from '@/features/projects/server/presenter';
import { searchTextOf } from '@/features/projects/model/tags';
import { lockSearchFields, updateSearchTexts } from './repository';
import { refreshRatings, refreshSearch } from './service';

/** Guides that search finds by the new name of their creator at once. */
const RENAMED_AT_ONCE = 50;

const refresh = ({ guide }: { guide: { id: string } }) => refreshSearch([guide.id]);

/** The search rows of listed guides. The database removes the rows of others. */
export const searchRows: Subscriber = {
  inTransaction: {
    'guide.published': refresh,
    'guide.edited': refresh,
    'guide.visibilityChanged': refresh,
    'guide.putBack': refresh,
  },
};

/** The ratings by which lists are sorted. */
export const ratings: Subscriber = {
  afterCommit: {
    'feedback.received': refreshRatings,
    'feedback.withdrawn': refreshRatings,
  },
};

/**
 * The search texts of all guides of a creator, which hold the creator's name. The database marks
 * listed ones as due; what many guides need is left to the sweep.
 */
export const searchTexts: Subscriber = {
  inTransaction: {
    'creator.changed': ({ renamed }) => renamed && rebuildSearchTexts(renamed),
  },
};

type Renamed = NonNullable<Events['creator.changed']['renamed']>;

async function rebuildSearchTexts({ creatorId, name }: Renamed): Promise<void> {
  const projects = await lockSearchFields(creatorId);
  await updateSearchTexts(
    projects.map((project) => ({ id: project.id, text: searchTextOf(headOf(project), name) })),
  );
  await refreshSearch(projects.slice(0, RENAMED_AT_ONCE).map(({ id }) => id));
}
