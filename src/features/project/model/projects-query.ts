import { projectsQuery, type ProjectsQuery } from '../schema';

/** What the address of a creator's list asks for; what is no such thing is left out. */
export function projectsQueryOf(
  parameters: Record<string, string | string[] | undefined>,
): ProjectsQuery {
  const { status, page } = projectsQuery.shape;
  return projectsQuery.parse({
    ...(status.safeParse(parameters['status']).success ? { status: parameters['status'] } : {}),
    ...(page.safeParse(parameters['page']).success ? { page: parameters['page'] } : {}),
  });
}
