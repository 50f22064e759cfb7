import 'server-only';
import type { Finished, NextGuides } from '../model/next-guides';
import { listCreatorProjects, listMostViewedOf } from './service';

const SHOWN = 3;

/**
 * Suggestions after a finished guide: the newest of its creator, and the most viewed of other
 * creators in its category, or else with its tag, in any language of both guides.
 */
export async function listNextGuides({
  projectUid,
  creatorUid,
  categories,
  tags,
}: Finished): Promise<NextGuides> {
  // Reads more than it shows: the finished guide is dropped here, the creator's own guides below.
  const { results } = await listCreatorProjects(creatorUid, { page: 1, limit: SHOWN + 1 });
  const projects = await listMostViewedOf(
    categories.length > 0 ? { categories } : { tags },
    SHOWN * 3,
  );
  return {
    ofCreator: results.filter((guide) => guide.projectUid !== projectUid).slice(0, SHOWN),
    alike: projects.filter(({ creator }) => creator.uid !== creatorUid).slice(0, SHOWN),
  };
}
