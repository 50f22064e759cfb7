import 'server-only';
import { invalidateTags } from '@/server/cache/invalidate-tags';

export const projectTag = (projectUid: string) => `project:${projectUid}`;
/**
 * The first pages of explore and everything else that lists projects; a cached list also has the
 * tags of its projects.
 */
export const PROJECTS_TAG = 'projects';

/**
 * After a change within a project: invalidates its pages and the lists that show it. Its place in
 * lists is unchanged.
 */
export function invalidateContents(projectUid: string): Promise<void> {
  return invalidateTags(projectTag(projectUid));
}

/**
 * After a change that may affect the place of a project in lists: invalidates its pages and every
 * list.
 */
export function invalidateProject(projectUid: string): Promise<void> {
  return invalidateTags(projectTag(projectUid), PROJECTS_TAG);
}

/** After a change of many projects at once. */
export async function invalidateProjects(projectUids: readonly string[]): Promise<void> {
  if (projectUids.length > 0) await invalidateTags(...projectUids.map(projectTag), PROJECTS_TAG);
}
