import { stepCalls } from '@/features/projects/steps/contract';
import { removeStep, updateStep } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(stepCalls.update, ({ actor, params, body, query }) =>
    updateStep(actor, params.id, params.stepId, body, query),
  ),
  DELETE: creatorRoute(stepCalls.remove, ({ actor, params, query }) =>
    removeStep(actor, params.id, params.stepId, query),
  ),
});
