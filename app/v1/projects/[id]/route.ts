import { readPublicProject } from '@/features/projects/server/public-project';
import { publicProject } from '@/features/projects/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({ answer: publicProject }, ({ params }) => readPublicProject(params.id)),
});
