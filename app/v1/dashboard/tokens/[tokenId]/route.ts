import { tokenCalls } from '@/features/auth/personal-tokens/contract';
import { revokePersonalToken } from '@/features/auth/server/personal-tokens/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(tokenCalls.revoke, ({ actor, params }) =>
    revokePersonalToken(actor, params.tokenId),
  ),
});
