import { readChangesSince } from '@/features/projects/server/public-project';
import { publicVersionCalls } from '@/features/projects/versions/contract';
import { publicRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(publicVersionCalls.changes, ({ params, query }) =>
    readChangesSince(params.id, query.since),
  ),
});
