import 'server-only';
import { creatorTag } from '@/features/profile/server/cache';
import { PROJECTS_TAG, projectTag } from '@/features/projects/server/cache';
import type { ProjectCard } from '@/features/projects/schema';

/**
 * The tags of a list: a change of a project, or of its creator's name and picture, invalidates
 * every list that shows it.
 */
export function listTags(projects: readonly ProjectCard[]): string[] {
  const shownTags = projects.flatMap(({ projectUid, creator }) => [
    projectTag(projectUid),
    creatorTag(creator.uid),
  ]);
  return [...new Set([PROJECTS_TAG, ...shownTags])];
}
