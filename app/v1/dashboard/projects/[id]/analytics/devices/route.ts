import { readPortions } from '@/features/analytics/figures/service';
import { deviceList, figuresQuery } from '@/features/analytics/schema';
import { tableResponse, wantsCsv } from '../../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    { query: figuresQuery, answer: deviceList },
    async ({ request, actor, params, query }) => {
      const { results, table } = (await readPortions(actor, params.id, query)).devices;
      return wantsCsv(request) ? tableResponse(table) : { results };
    },
  ),
});
