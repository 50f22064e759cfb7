import { readPortions } from '@/features/analytics/figures/service';
import { figuresQuery, languageList } from '@/features/analytics/schema';
import { tableResponse, wantsCsv } from '../../../../../_lib/csv';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    { query: figuresQuery, answer: languageList },
    async ({ request, actor, params, query }) => {
      const { results, table } = (await readPortions(actor, params.id, query)).languages;
      return wantsCsv(request) ? tableResponse(table) : { results };
    },
  ),
});
