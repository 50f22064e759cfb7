import { readCreatorDays } from '@/features/analytics/server/totals/service';
import { dayList, statsQuery } from '@/features/analytics/schema';
import { tableResponse, wantsCsv } from '../../../_lib/csv';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ query: statsQuery, answer: dayList }, async ({ request, actor, query }) => {
    const { results, table } = await readCreatorDays(actor, query);
    return wantsCsv(request) ? tableResponse(table) : { results };
  }),
});
