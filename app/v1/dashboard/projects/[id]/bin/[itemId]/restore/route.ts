import { binCalls } from '@/features/projects/bin/contract';
import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { restoreFromBin } from '@/features/projects/server/trash/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    binCalls.restore,
    ({ actor, params, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () => restoreFromBin(actor, params.id, params.itemId)),
    TAGGED,
  ),
});
