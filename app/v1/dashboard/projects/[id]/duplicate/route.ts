import { duplicateProject } from '@/features/projects/server/duplicate';
import { projectCreated } from '@/features/projects/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { answer: projectCreated, status: 201, idempotent: true },
    ({ actor, params }) => duplicateProject(actor, params.id),
  ),
});
