import { stepCalls } from '@/features/projects/steps/contract';
import { addStep } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(stepCalls.add, ({ actor, params, body, query }) =>
    addStep(actor, params.id, body, query),
  ),
});
