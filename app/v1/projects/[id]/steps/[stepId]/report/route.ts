import { reportInput, reportView } from '@/features/feedback/schema';
import { countReport, sendReport } from '@/features/feedback/server/service';
import { idempotencyKeyOf } from '../../../../../_lib/idempotency';
import { publicRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { isKeyed: true, limit: countReport, body: reportInput, answer: reportView, status: 201 },
    ({ request, params, body, visitor, user }) =>
      sendReport(params.id, params.stepId, body, { visitor, user, key: idempotencyKeyOf(request) }),
  ),
});
