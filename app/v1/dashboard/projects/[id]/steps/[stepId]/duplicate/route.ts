import { stepView } from '@/features/project/step/schema';
import { duplicateStep } from '@/features/project/step/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: stepView, status: 201, idempotent: true }, ({ actor, params }) =>
    duplicateStep(actor, params.id, params.stepId),
  ),
});
