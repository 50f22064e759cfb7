import { readCreatorPortions } from '@/features/analytics/overall/service';
import { deviceList, figuresQuery } from '@/features/analytics/schema';
import { tableResponse, wantsCsv } from '../../../_lib/csv';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    { query: figuresQuery, answer: deviceList },
    async ({ request, actor, query }) => {
      const { results, table } = (await readCreatorPortions(actor, query)).devices;
      return wantsCsv(request) ? tableResponse(table) : { results };
    },
  ),
});
