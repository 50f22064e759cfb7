import { exploreCalls } from '@/features/explore/contract';
import { publicRoute, routes } from '../../_lib/route';
import { listFilters } from '@/features/explore/server/filters/service';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(exploreCalls.listFilters, ({ query, locale }) => listFilters(query, locale)),
});
