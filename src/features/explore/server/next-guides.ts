import 'server-only';
import type { Finished, NextGuides } from '../model/next-guides';
import { listCreatorProjects, searchProjects } from './service';

const SHOWN = 3;

/**
 * Suggestions after a finished guide: the newest of its creator, and the most viewed of other
 * creators in its category, or else its tag.
 */
export async function listNextGuides({
  projectUid,
  creatorUid,
  category,
  tag,
}: Finished): Promise<NextGuides> {
  // Reads more than it shows: the finished guide is dropped here, the creator's own guides below.
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
