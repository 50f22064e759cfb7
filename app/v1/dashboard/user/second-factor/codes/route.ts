import { secondFactorCalls } from '@/features/account/second-factor/contract';
import { beginCodes, confirmCodes } from '@/features/account/server/second-factor/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(secondFactorCalls.beginCodes, ({ actor, body, visitor }) =>
    beginCodes(actor, body, visitor),
  ),
  PUT: creatorRoute(secondFactorCalls.confirmCodes, ({ actor, body, visitor }) =>
    confirmCodes(actor, body.code, visitor),
  ),
});
