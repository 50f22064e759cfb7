import { analyticsCalls } from '@/features/analytics/contract';
import { readShares } from '@/features/analytics/server/stats/service';
import { tableResponse, wantsCsv } from '../../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(analyticsCalls.projectLanguages, async ({ request, actor, params, query }) => {
    const { results, table } = (await readShares(actor, params.id, query)).languages;
    return wantsCsv(request) ? tableResponse(request, table) : { results };
  }),
});
