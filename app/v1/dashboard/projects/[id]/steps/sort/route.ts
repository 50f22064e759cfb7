import { projectView } from '@/features/projects/schema';
import { sortInput } from '@/features/projects/steps/schema';
import { sortSteps } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: sortInput, answer: projectView }, ({ actor, params, body }) =>
    sortSteps(actor, params.id, body),
  ),
});
