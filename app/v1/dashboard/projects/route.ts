import {
  projectCreated,
  projectInput,
  projectList,
  projectsQuery,
} from '@/features/project/schema';
import { listProjects } from '@/features/project/own-list/service';
import { createProject } from '@/features/project/service';
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
