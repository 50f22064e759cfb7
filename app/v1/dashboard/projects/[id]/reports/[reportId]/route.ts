import { markReport } from '@/features/feedback/server/inbox/service';
import { reportView, statusPatch } from '@/features/feedback/schema';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute({ body: statusPatch, answer: reportView }, ({ actor, params, body }) =>
    markReport(actor, params.id, params.reportId, body.status),
  ),
});
