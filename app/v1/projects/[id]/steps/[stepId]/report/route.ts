import { feedbackCalls } from '@/features/feedback/contract';
import { countReport, sendReport } from '@/features/feedback/server/service';
import { idempotencyKeyOf } from '../../../../../_lib/idempotency';
import { publicRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    feedbackCalls.report,
    ({ request, params, body, visitor, user }) =>
      sendReport(params.id, params.stepId, body, { visitor, user, key: idempotencyKeyOf(request) }),
    { limit: countReport },
  ),
});
