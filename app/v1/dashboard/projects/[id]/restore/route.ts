import { projectView } from '@/features/project/schema';
import { restoreOwnedProject } from '@/features/project/trash/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: projectView }, ({ actor, params }) =>
    restoreOwnedProject(actor, params.id),
  ),
});
