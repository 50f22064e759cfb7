import { stepPatch, stepView } from '@/features/project/step/schema';
import { removeStep, updateStep } from '@/features/project/step/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: stepPatch, answer: stepView }, ({ actor, params, body }) =>
    updateStep(actor, params.id, params.stepId, body),
  ),
  DELETE: creatorRoute({ status: 204 }, ({ actor, params }) =>
    removeStep(actor, params.id, params.stepId),
  ),
});
