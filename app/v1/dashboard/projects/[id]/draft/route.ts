import { discardDraft } from '@/features/projects/server/versions/restore';
import { versionCalls } from '@/features/projects/versions/contract';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(versionCalls.discard, ({ actor, params }) => discardDraft(actor, params.id)),
});
