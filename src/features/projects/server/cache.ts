import 'server-only';

export const projectTag = (projectUid: string) => `project:${projectUid}`;
/**
 * The first pages of explore and everything else that lists projects; a cached list also has the
 * tags of its projects.
 */
export const PROJECTS_TAG = 'projects';
