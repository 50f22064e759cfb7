import { analyticsCalls } from '@/features/analytics/contract';
import { readCreatorDays } from '@/features/analytics/server/totals/service';
import { tableResponse, wantsCsv } from '../../../_lib/csv';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(analyticsCalls.allDays, async ({ request, actor, query }) => {
    const { results, table } = await readCreatorDays(actor, query);
    return wantsCsv(request) ? tableResponse(request, table) : { results };
  }),
});
