import { projectCalls } from '@/features/projects/contract';
import { readProject } from '@/features/projects/server/owned-project';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(projectCalls.read, ({ actor, params }) => readProject(actor, params.id)),
  PATCH: creatorRoute(projectCalls.update, ({ actor, params, body, query }) =>
    updateOwnedProject(actor, params.id, body, query),
  ),
  DELETE: creatorRoute(projectCalls.delete, ({ actor, params }) =>
    deleteOwnedProject(actor, params.id),
  ),
});
