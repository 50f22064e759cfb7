import { exploreCalls } from '@/features/explore/contract';
import { searchProjects } from '@/features/explore/server/service';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(exploreCalls.search, ({ query, locale }) => searchProjects(query, locale)),
});
