import 'server-only';
import { expireTags } from '@/server/cache';

export const projectTag = (projectUid: string) => `project:${projectUid}`;
/** The first pages of explore and everything else that lists projects. */
export const PROJECTS_TAG = 'projects';

/** After a change that readers can see: the project's own pages and every list. */
export function expireProject(projectUid: string): Promise<void> {
  return expireTags(projectTag(projectUid), PROJECTS_TAG);
}

/** After many projects of one creator are gone. */
export function expireProjects(projectUids: readonly string[]): Promise<void> {
  return expireTags(...projectUids.map(projectTag), PROJECTS_TAG);
}
