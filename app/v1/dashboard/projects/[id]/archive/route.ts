import { archiveProject } from '@/features/projects/server/publication';
import { projectView } from '@/features/projects/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ scope: 'publish', answer: projectView }, ({ actor, params }) =>
    archiveProject(actor, params.id),
  ),
});
