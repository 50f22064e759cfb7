import { markFeedback } from '@/features/feedback/server/inbox/service';
import { feedbackView, statusPatch } from '@/features/feedback/schema';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: statusPatch, answer: feedbackView }, ({ actor, params, body }) =>
    markFeedback(actor, params.id, params.feedbackId, body.status),
  ),
});
