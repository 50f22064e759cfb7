import { projectCalls } from '@/features/projects/contract';
import { publishProject } from '@/features/projects/server/publication';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(projectCalls.publish, ({ actor, params }) =>
    publishProject(actor, params.id),
  ),
});
