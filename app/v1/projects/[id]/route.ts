import { publicProjectCalls } from '@/features/projects/contract';
import { readPublicProject } from '@/features/projects/server/public-project';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(publicProjectCalls.read, ({ params, query }) =>
    readPublicProject(params.id, query.version),
  ),
});
