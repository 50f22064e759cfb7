import { unpublishProject } from '@/features/project/publication';
import { projectView } from '@/features/project/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ scope: 'publish', answer: projectView }, ({ actor, params }) =>
    unpublishProject(actor, params.id),
  ),
});
