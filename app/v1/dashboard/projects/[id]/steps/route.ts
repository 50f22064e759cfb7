import { newStepInput, stepView } from '@/features/project/step/schema';
import { addStep } from '@/features/project/step/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { body: newStepInput, answer: stepView, status: 201, idempotent: true },
    ({ actor, params, body }) => addStep(actor, params.id, body),
  ),
});
