import { stepView } from '@/features/projects/steps/schema';
import { restoreStep } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ answer: stepView }, ({ actor, params }) =>
    restoreStep(actor, params.id, params.stepId),
  ),
});
