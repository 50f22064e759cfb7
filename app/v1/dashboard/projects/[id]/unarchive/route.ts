import { projectCalls } from '@/features/projects/contract';
import { unarchiveProject } from '@/features/projects/server/publication';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(projectCalls.unarchive, ({ actor, params }) =>
    unarchiveProject(actor, params.id),
  ),
});
