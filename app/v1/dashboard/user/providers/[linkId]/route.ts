import { accountCalls } from '@/features/account/contract';
import { unlinkProvider } from '@/features/account/server/providers/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(
    accountCalls.unlinkProvider,
    ({ actor, params, body: { currentPassword }, visitor }) =>
      unlinkProvider(actor, params.linkId, { currentPassword, visitor }),
  ),
});
