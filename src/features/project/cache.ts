import 'server-only';
import { expireTags } from '@/server/expire-tags';

export const projectTag = (projectUid: string) => `project:${projectUid}`;
/** The first pages of explore and everything else that lists projects; a list is kept under the projects it shows too. */
export const PROJECTS_TAG = 'projects';

/** After a change of what is in a project: its own pages, and those lists that show it. Which it is in, and where, is as before. */
export function expireContents(projectUid: string): Promise<void> {
  return expireTags(projectTag(projectUid));
}

/** After a change by which a project may come to stand in a list, leave it, or be counted otherwise: its own pages and every list. */
export function expireProject(projectUid: string): Promise<void> {
  return expireTags(projectTag(projectUid), PROJECTS_TAG);
}

/** After many projects of one creator are gone. */
export function expireProjects(projectUids: readonly string[]): Promise<void> {
  return expireTags(...projectUids.map(projectTag), PROJECTS_TAG);
}
