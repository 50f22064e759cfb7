import { newStepInput, stepView } from '@/features/projects/steps/schema';
import { addStep } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { body: newStepInput, answer: stepView, status: 201, idempotent: true },
    ({ actor, params, body }) => addStep(actor, params.id, body),
  ),
});
