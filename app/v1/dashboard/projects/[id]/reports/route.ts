import { inboxCalls } from '@/features/feedback/contract';
import { listReports, tableReports } from '@/features/feedback/server/inbox/service';
import { tableResponse, wantsCsv } from '../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(inboxCalls.listReports, async ({ request, actor, params, query }) =>
    wantsCsv(request)
      ? tableResponse(request, await tableReports(actor, params.id, query))
      : listReports(actor, params.id, query),
  ),
});
