import { analyticsCalls } from '@/features/analytics/contract';
import { readCreatorShares } from '@/features/analytics/server/totals/service';
import { tableResponse, wantsCsv } from '../../../_lib/csv';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(analyticsCalls.allLanguages, async ({ request, actor, query }) => {
    const { results, table } = (await readCreatorShares(actor, query)).languages;
    return wantsCsv(request) ? tableResponse(request, table) : { results };
  }),
});
