import { analyticsCalls } from '@/features/analytics/contract';
import { readSteps } from '@/features/analytics/server/stats/service';
import { tableResponse, wantsCsv } from '../../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(analyticsCalls.projectSteps, async ({ request, actor, params, query }) => {
    const { results, table } = await readSteps(actor, params.id, query);
    return wantsCsv(request) ? tableResponse(request, table) : { results };
  }),
});
