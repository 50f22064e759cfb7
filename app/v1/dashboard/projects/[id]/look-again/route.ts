import { reviewCalls } from '@/features/reviews/contract';
import { setLookAgain } from '@/features/reviews/server/look-again/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PUT: creatorRoute(reviewCalls.lookAgain, ({ actor, params, body }) =>
    setLookAgain(actor, params.id, body),
  ),
});
