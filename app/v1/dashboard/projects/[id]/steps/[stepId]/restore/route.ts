import { stepCalls } from '@/features/projects/steps/contract';
import { restoreStep } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(stepCalls.restore, ({ actor, params, query }) =>
    restoreStep(actor, params.id, params.stepId, query),
  ),
});
