import { feedbackCalls } from '@/features/feedback/contract';
import { countFeedback, sendFeedback } from '@/features/feedback/server/service';
import { idempotencyKeyOf } from '../../../_lib/idempotency';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    feedbackCalls.send,
    ({ request, params, body, visitor, user }) =>
      sendFeedback(params.id, body, { visitor, user, key: idempotencyKeyOf(request) }),
    { limit: countFeedback },
  ),
});
