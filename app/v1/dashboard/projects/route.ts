import { projectCalls } from '@/features/projects/contract';
import { listProjects } from '@/features/projects/server/own-list/service';
import { createProject } from '@/features/projects/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(projectCalls.list, ({ actor, query }) => listProjects(actor, query)),
  POST: creatorRoute(projectCalls.create, ({ actor, body }) => createProject(actor, body)),
});
