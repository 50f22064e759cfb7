import { projectCalls } from '@/features/projects/contract';
import { archiveProject } from '@/features/projects/server/publication';
import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(
    projectCalls.archive,
    ({ actor, params, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () => archiveProject(actor, params.id)),
    TAGGED,
  ),
});
