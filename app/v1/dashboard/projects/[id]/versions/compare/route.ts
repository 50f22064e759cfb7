import { compareVersions } from '@/features/projects/server/versions/history';
import { versionCalls } from '@/features/projects/versions/contract';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(versionCalls.compare, ({ actor, params, query }) =>
    compareVersions(actor, params.id, query),
  ),
});
