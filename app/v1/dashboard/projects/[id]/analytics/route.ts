import { analyticsCalls } from '@/features/analytics/contract';
import { readAnalytics, readVisitTable } from '@/features/analytics/server/visits/service';
import { tableResponse, wantsCsv } from '../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(analyticsCalls.readProject, async ({ request, actor, params, query }) =>
    wantsCsv(request)
      ? tableResponse(request, await readVisitTable(actor, params.id, query))
      : readAnalytics(actor, params.id, query),
  ),
});
