import { analyticsCalls } from '@/features/analytics/contract';
import { readCreatorAnalytics, readProjectTable } from '@/features/analytics/server/totals/service';
import { tableResponse, wantsCsv } from '../../_lib/csv';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(analyticsCalls.readAll, async ({ request, actor, query }) =>
    wantsCsv(request)
      ? tableResponse(request, await readProjectTable(actor, query))
      : readCreatorAnalytics(actor, query),
  ),
});
