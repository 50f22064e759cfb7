import { reviewCalls } from '@/features/reviews/contract';
import { decideReview } from '@/features/reviews/server/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(reviewCalls.decide, ({ actor, params, body }) =>
    decideReview(actor, params.id, body),
  ),
});
