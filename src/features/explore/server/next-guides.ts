import 'server-only';
import type { Finished, NextGuides } from '../model/next-guides';
import { listCreatorProjects, searchProjects } from './service';

const SHOWN = 3;

/** What whoever has finished a guide may like next: the newest of its creator, and of others the most read of its category, or else of its tag. */
export async function listNextGuides({
  projectUid,
  creatorUid,
  category,
  tag,
}: Finished): Promise<NextGuides> {
  // What is left out is among those of the creator: one more than are shown is enough for it, as many again for the others.
  const { results } = await listCreatorProjects(creatorUid, { page: 1, limit: SHOWN + 1 });
  const of = category ? { category } : tag === undefined ? undefined : { tag };
  const found = of
    ? await searchProjects({ name: '', ...of, sortBy: 'views:desc', page: 1, limit: SHOWN * 3 })
    : { results: [] };
  return {
    ofCreator: results.filter((guide) => guide.projectUid !== projectUid).slice(0, SHOWN),
    alike: found.results.filter(({ creator }) => creator.uid !== creatorUid).slice(0, SHOWN),
  };
}
