import { projectCalls } from '@/features/projects/contract';
import { unarchiveProject } from '@/features/projects/server/publication';
import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(
    projectCalls.unarchive,
    ({ actor, params, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () => unarchiveProject(actor, params.id)),
    TAGGED,
  ),
});
