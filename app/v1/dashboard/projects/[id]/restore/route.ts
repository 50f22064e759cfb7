import { projectCalls } from '@/features/projects/contract';
import { restoreOwnedProject } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(projectCalls.restore, ({ actor, params }) =>
    restoreOwnedProject(actor, params.id),
  ),
});
