import { ProjectStatus, ProjectType, type StatusFilter } from './constants';

/**
 * Reports whether lists and search may show a project: published and public
 * (docs/reference/guides.md#public-and-private). The database lets first guides wait.
 */
export function isListed(project: { status: number; type: number }): boolean {
  return project.status === ProjectStatus.Published && project.type === ProjectType.Public;
}

/** The statuses of a filter; without one, all but archived. */
export function statusesOf(filter: StatusFilter | undefined): ProjectStatus[] {
  const { Unpublished, Published, Archived } = ProjectStatus;
  switch (filter) {
    case 'published':
      return [Published];
    case 'unpublished':
      return [Unpublished];
    case 'archived':
      return [Archived];
    case 'all':
      return [Unpublished, Published, Archived];
    case undefined:
      return [Unpublished, Published];
  }
}
