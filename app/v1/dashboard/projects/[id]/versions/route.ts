import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { publishVersion } from '@/features/projects/server/publication';
import { dropOldVersions, listVersions } from '@/features/projects/server/versions/history';
import { versionCalls } from '@/features/projects/versions/contract';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(versionCalls.list, ({ actor, params, query }) =>
    listVersions(actor, params.id, query),
  ),
  POST: creatorRoute(
    versionCalls.publish,
    ({ actor, params, body, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () => publishVersion(actor, params.id, body)),
    TAGGED,
  ),
  DELETE: creatorRoute(versionCalls.dropOld, ({ actor, params }) =>
    dropOldVersions(actor, params.id),
  ),
});
