import { projectView } from '@/features/project/schema';
import { sortInput } from '@/features/project/step/schema';
import { sortSteps } from '@/features/project/step/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: sortInput, answer: projectView }, ({ actor, params, body }) =>
    sortSteps(actor, params.id, body),
  ),
});
