import { publicProjectCalls } from '@/features/projects/contract';
import { listGoneProjects } from '@/features/projects/server/tombstones/service';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute(publicProjectCalls.listGone, ({ query }) => listGoneProjects(query)),
});
