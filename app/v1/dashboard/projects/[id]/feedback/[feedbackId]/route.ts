import { inboxCalls } from '@/features/feedback/contract';
import { markFeedback } from '@/features/feedback/server/inbox/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(inboxCalls.markFeedback, ({ actor, params, body }) =>
    markFeedback(actor, params.id, params.feedbackId, body.status),
  ),
});
