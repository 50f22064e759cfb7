import { projectCalls } from '@/features/projects/contract';
import { publishProject } from '@/features/projects/server/publication';
import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(
    projectCalls.publish,
    ({ actor, params, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () => publishProject(actor, params.id)),
    TAGGED,
  ),
});
