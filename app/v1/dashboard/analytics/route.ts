import { readCreatorAnalytics, readProjectTable } from '@/features/analytics/server/totals/service';
import { analyticsQuery, creatorAnalytics } from '@/features/analytics/schema';
import { tableResponse, wantsCsv } from '../../_lib/csv';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    { query: analyticsQuery, answer: creatorAnalytics },
    async ({ request, actor, query }) =>
      wantsCsv(request)
        ? tableResponse(await readProjectTable(actor, query))
        : readCreatorAnalytics(actor, query),
  ),
});
