import { projectView } from '@/features/projects/schema';
import { restoreOwnedProject } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: projectView }, ({ actor, params }) =>
    restoreOwnedProject(actor, params.id),
  ),
});
