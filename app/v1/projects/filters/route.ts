import { exploreCalls } from '@/features/explore/contract';
import { listFilters } from '@/features/explore/server/service';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(exploreCalls.listFilters, ({ query, locale }) => listFilters(query, locale)),
});
