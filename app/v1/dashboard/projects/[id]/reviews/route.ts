import { reviewCalls } from '@/features/reviews/contract';
import { readReviews, requestReview } from '@/features/reviews/server/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(reviewCalls.list, ({ actor, params }) => readReviews(actor, params.id)),
  POST: creatorRoute(reviewCalls.ask, ({ actor, params, body }) =>
    requestReview(actor, params.id, body),
  ),
});
