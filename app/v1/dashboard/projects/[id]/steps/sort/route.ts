import { stepCalls } from '@/features/projects/steps/contract';
import { sortSteps } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(stepCalls.sort, ({ actor, params, body, query }) =>
    sortSteps(actor, params.id, body, query),
  ),
});
