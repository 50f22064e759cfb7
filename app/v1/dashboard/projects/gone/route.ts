import { projectCalls } from '@/features/projects/contract';
import { listDeletedProjects } from '@/features/projects/server/tombstones/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(projectCalls.listGone, ({ actor, query }) => listDeletedProjects(actor, query)),
});
