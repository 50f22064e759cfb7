import 'server-only';
import type { Subscriber } from '@/events/events';
import {
  lockSearchFields,
  refreshSearch,
  updateSearchTexts,
} from '@/features/search/server/service';
import { searchTextOf } from '../model/tags';

const AT_ONCE = 500;

/** The search texts of all guides of a creator, which hold the creator's name. */
export const searchTexts: Subscriber = {
  inTransaction: {
    'creator.changed': async ({ renamed }) => {
      if (renamed) await rebuild(renamed);
    },
  },
};

async function rebuild({ creatorId, name }: { creatorId: string; name: string }): Promise<void> {
  let after: string | undefined;
  do {
    const projects = await lockSearchFields(creatorId, after, AT_ONCE);
    await updateSearchTexts(
      projects.map((project) => ({ id: project.id, text: searchTextOf(project, name) })),
    );
    await refreshSearch(projects.map(({ id }) => id));
    after = projects.length === AT_ONCE ? projects.at(-1)?.id : undefined;
  } while (after);
}
