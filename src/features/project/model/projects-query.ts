import { dashboardPaths } from '@/shared/dashboard-paths';
import type { OwnSort } from '../constants';
import { projectsQuery, type ProjectsQuery } from '../schema';

/** What orders are called in the address; the usual one has no name. */
const SORT_NAMES: Partial<Record<OwnSort, string>> = {
  'updatedAt:desc': 'edited',
  'name:asc': 'name',
  'views:desc': 'views',
};
const SORTS = new Map(Object.entries(SORT_NAMES).map(([sort, name]) => [name, sort]));

/** What the address of a creator's list asks for; what is no such thing is left out. */
export function projectsQueryOf(
  parameters: Record<string, string | string[] | undefined>,
): ProjectsQuery {
  const { status, page, name } = projectsQuery.shape;
  const sortBy = SORTS.get(String(parameters['sort']));
  return projectsQuery.parse({
    ...(status.safeParse(parameters['status']).success ? { status: parameters['status'] } : {}),
    ...(page.safeParse(parameters['page']).success ? { page: parameters['page'] } : {}),
    ...(name.safeParse(parameters['search']).success ? { name: parameters['search'] } : {}),
    ...(sortBy === undefined ? {} : { sortBy }),
  });
}

/** The address under which the list is answered so. */
export function projectsAddress({
  status,
  name,
  sortBy,
  page,
}: Partial<Omit<ProjectsQuery, 'status'>> & Pick<ProjectsQuery, 'status'>): string {
  return dashboardPaths.projects({
    status,
    search: name,
    sort: sortBy && SORT_NAMES[sortBy],
    page,
  });
}

/** What the form of the list sends besides the searched words, so that it works without scripts too. */
export const sortName = (sortBy: OwnSort): string => SORT_NAMES[sortBy] ?? '';
