import { projectCalls } from '@/features/projects/contract';
import { archiveProject } from '@/features/projects/server/publication';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(projectCalls.archive, ({ actor, params }) =>
    archiveProject(actor, params.id),
  ),
});
