import { duplicateProject } from '@/features/project/duplicate';
import { projectCreated } from '@/features/project/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { answer: projectCreated, status: 201, idempotent: true },
    ({ actor, params }) => duplicateProject(actor, params.id),
  ),
});
