import { exploreAnswer, exploreQuery } from '@/features/explore/schema';
import { searchProjects } from '@/features/explore/server/service';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({ query: exploreQuery, answer: exploreAnswer }, ({ query }) =>
    searchProjects(query),
  ),
});
