import { stepCalls } from '@/features/projects/steps/contract';
import { duplicateStep } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(stepCalls.duplicate, ({ actor, params, query }) =>
    duplicateStep(actor, params.id, params.stepId, query),
  ),
});
