import { projectCalls } from '@/features/projects/contract';
import { unpublishProject } from '@/features/projects/server/publication';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(projectCalls.unpublish, ({ actor, params }) =>
    unpublishProject(actor, params.id),
  ),
});
