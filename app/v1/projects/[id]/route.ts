import { readPublicProject } from '@/features/project/public-project';
import { publicProject } from '@/features/project/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: publicRoute({ answer: publicProject }, ({ params }) => readPublicProject(params.id)),
});
