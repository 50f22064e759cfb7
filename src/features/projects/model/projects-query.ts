import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { OwnSort } from '../constants';
import { projectsQuery, type ProjectsQuery } from '../schema';

/** The names of sort orders in the address; the default has none. */
const SORT_NAMES: Partial<Record<OwnSort, string>> = {
  'updatedAt:desc': 'edited',
  'name:asc': 'name',
  'views:desc': 'views',
};
const SORTS = new Map(Object.entries(SORT_NAMES).map(([sort, name]) => [name, sort]));

/** The query of a creator's list from its address; invalid parameters are ignored. */
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

/** The address of that query. */
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

/** A hidden field of the search form, so that it works without scripts too. */
export const sortName = (sortBy: OwnSort): string => SORT_NAMES[sortBy] ?? '';
