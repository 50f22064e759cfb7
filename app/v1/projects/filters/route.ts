import { filtersAnswer, filtersQuery } from '@/features/explore/schema';
import { listFilters } from '@/features/explore/server/service';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({ query: filtersQuery, answer: filtersAnswer }, ({ query }) =>
    listFilters(query),
  ),
});
