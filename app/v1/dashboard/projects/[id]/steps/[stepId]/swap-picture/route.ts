import { stepList, swapInput } from '@/features/project/step/schema';
import { swapPictures } from '@/features/project/step/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { body: swapInput, answer: stepList, idempotent: true },
    ({ actor, params, body }) => swapPictures(actor, params.id, params.stepId, body.with),
  ),
});
