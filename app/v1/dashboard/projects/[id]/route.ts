import { readProject } from '@/features/projects/server/owned-project';
import { projectPatch, projectView } from '@/features/projects/schema';
import { deleteOwnedProject, updateOwnedProject } from '@/features/projects/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: projectView }, ({ actor, params }) => readProject(actor, params.id)),
  PATCH: creatorRoute({ body: projectPatch, answer: projectView }, ({ actor, params, body }) =>
    updateOwnedProject(actor, params.id, body),
  ),
  DELETE: creatorRoute({ status: 204 }, ({ actor, params }) =>
    deleteOwnedProject(actor, params.id),
  ),
});
