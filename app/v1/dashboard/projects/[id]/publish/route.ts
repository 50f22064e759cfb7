import { publishProject } from '@/features/project/publication';
import { projectView } from '@/features/project/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ scope: 'publish', answer: projectView }, ({ actor, params }) =>
    publishProject(actor, params.id),
  ),
});
