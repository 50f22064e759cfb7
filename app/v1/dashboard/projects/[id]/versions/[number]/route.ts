import { readVersion } from '@/features/projects/server/versions/history';
import { versionCalls } from '@/features/projects/versions/contract';
import { numberIn } from '../../../../../_lib/number-in';
import { creatorRoute, routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(versionCalls.read, ({ actor, params }) =>
    readVersion(actor, params.id, numberIn(params.number)),
  ),
});
