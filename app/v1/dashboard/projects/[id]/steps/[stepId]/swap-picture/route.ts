import { stepList, swapInput } from '@/features/projects/steps/schema';
import { swapPictures } from '@/features/projects/server/steps/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { body: swapInput, answer: stepList, idempotent: true },
    ({ actor, params, body }) => swapPictures(actor, params.id, params.stepId, body.with),
  ),
});
