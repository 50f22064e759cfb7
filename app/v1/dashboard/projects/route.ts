import {
  projectCreated,
  projectInput,
  projectList,
  projectsQuery,
} from '@/features/projects/schema';
import { listProjects } from '@/features/projects/server/own-list/service';
import { createProject } from '@/features/projects/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ query: projectsQuery, answer: projectList }, ({ actor, query }) =>
    listProjects(actor, query),
  ),
  POST: creatorRoute(
    { body: projectInput, answer: projectCreated, status: 201, idempotent: true },
    ({ actor, body }) => createProject(actor, body),
  ),
});
