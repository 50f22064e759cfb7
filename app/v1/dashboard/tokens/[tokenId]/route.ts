import { revokePersonalToken } from '@/features/auth/server/personal-tokens/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute({ scope: 'session', status: 204 }, ({ actor, params }) =>
    revokePersonalToken(actor, params.tokenId),
  ),
});
