import { readProject } from '@/features/project/own-project';
import { projectPatch, projectView } from '@/features/project/schema';
import { deleteOwnProject, updateOwnProject } from '@/features/project/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: projectView }, ({ actor, params }) => readProject(actor, params.id)),
  PATCH: creatorRoute({ body: projectPatch, answer: projectView }, ({ actor, params, body }) =>
    updateOwnProject(actor, params.id, body),
  ),
  DELETE: creatorRoute({ status: 204 }, ({ actor, params }) => deleteOwnProject(actor, params.id)),
});
