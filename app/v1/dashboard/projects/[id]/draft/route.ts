import { discardDraft } from '@/features/projects/server/versions/restore';
import { versionCalls } from '@/features/projects/versions/contract';
import { ifUnchanged, TAGGED } from '@/features/projects/server/own-tag';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(
    versionCalls.discard,
    ({ actor, params, ifMatch }) =>
      ifUnchanged(actor, params.id, ifMatch, () => discardDraft(actor, params.id)),
    TAGGED,
  ),
});
