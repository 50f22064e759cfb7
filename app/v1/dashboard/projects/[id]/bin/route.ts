import { binCalls } from '@/features/projects/bin/contract';
import { emptyBin, listBin } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(binCalls.list, ({ actor, params, query }) => listBin(actor, params.id, query)),
  DELETE: creatorRoute(binCalls.empty, ({ actor, params }) => emptyBin(actor, params.id)),
});
