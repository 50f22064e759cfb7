import { secondFactorCalls } from '@/features/account/second-factor/contract';
import { renewRecoveryCodes } from '@/features/account/server/second-factor/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(secondFactorCalls.renewRecoveryCodes, ({ actor, body, visitor }) =>
    renewRecoveryCodes(actor, body, visitor),
  ),
});
