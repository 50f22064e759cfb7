import { projectCalls } from '@/features/projects/contract';
import { duplicateProject } from '@/features/projects/server/duplicate';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(projectCalls.duplicate, ({ actor, params, locale }) =>
    duplicateProject(actor, params.id, locale),
  ),
});
