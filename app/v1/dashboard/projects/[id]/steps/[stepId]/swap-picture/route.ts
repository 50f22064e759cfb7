import { stepCalls } from '@/features/projects/steps/contract';
import { swapPictures } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(stepCalls.swapPicture, ({ actor, params, body, query }) =>
    swapPictures(actor, params.id, params.stepId, body.with, query),
  ),
});
