import { stepPatch, stepView } from '@/features/projects/steps/schema';
import { removeStep, updateStep } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: stepPatch, answer: stepView }, ({ actor, params, body }) =>
    updateStep(actor, params.id, params.stepId, body),
  ),
  DELETE: creatorRoute({ status: 204 }, ({ actor, params }) =>
    removeStep(actor, params.id, params.stepId),
  ),
});
