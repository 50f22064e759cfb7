import { stepCalls } from '@/features/projects/steps/contract';
import { makeStepOfPicture } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(stepCalls.makeStep, ({ actor, params, query }) =>
    makeStepOfPicture(actor, params.id, params.stepId, params.mediumId, query),
  ),
});
