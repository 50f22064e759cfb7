import { figuresCalls } from '@/features/site/figures/contract';
import { readFigures, tableOfFigures } from '@/features/site/server/figures/service';
import { tableResponse, wantsCsv } from '../../_lib/csv';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(figuresCalls.read, async ({ request, query }) => {
    const figures = await readFigures(query);
    return wantsCsv(request) ? tableResponse(request, tableOfFigures(figures)) : figures;
  }),
});
