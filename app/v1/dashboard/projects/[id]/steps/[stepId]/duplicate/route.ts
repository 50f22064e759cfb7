import { stepView } from '@/features/projects/steps/schema';
import { duplicateStep } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: stepView, status: 201, idempotent: true }, ({ actor, params }) =>
    duplicateStep(actor, params.id, params.stepId),
  ),
});
