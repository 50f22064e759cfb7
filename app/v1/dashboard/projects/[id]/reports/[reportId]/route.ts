import { inboxCalls } from '@/features/feedback/contract';
import { markReport } from '@/features/feedback/server/inbox/service';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(inboxCalls.markReport, ({ actor, params, body }) =>
    markReport(actor, params.id, params.reportId, body.status),
  ),
});
