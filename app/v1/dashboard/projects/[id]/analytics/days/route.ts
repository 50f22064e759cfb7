import { readDays } from '@/features/analytics/server/stats/service';
import { dayList, statsQuery } from '@/features/analytics/schema';
import { tableResponse, wantsCsv } from '../../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    { query: statsQuery, answer: dayList },
    async ({ request, actor, params, query }) => {
      const { results, table } = await readDays(actor, params.id, query);
      return wantsCsv(request) ? tableResponse(table) : { results };
    },
  ),
});
