import { projectCalls } from '@/features/projects/contract';
import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { readProject } from '@/features/projects/server/owned-project';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    projectCalls.read,
    ({ actor, params }) => readProject(actor, params.id),
    TAGGED,
  ),
  PATCH: creatorRoute(
    projectCalls.update,
    ({ actor, params, body, query, ifMatch }) =>
      updateOwnedProject(actor, params.id, body, query, ifMatch),
    TAGGED,
  ),
  DELETE: creatorRoute(projectCalls.delete, ({ actor, params, ifMatch }) =>
    ifUnchanged(actor, params.id, ifMatch, () => deleteOwnedProject(actor, params.id)),
  ),
});
