import { secondFactorCalls } from '@/features/account/second-factor/contract';
import { addPasskey, beginPasskey } from '@/features/account/server/second-factor/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(secondFactorCalls.beginPasskey, ({ actor, body, visitor }) =>
    beginPasskey(actor, body, visitor),
  ),
  PUT: creatorRoute(secondFactorCalls.addPasskey, ({ actor, body, visitor }) =>
    addPasskey(actor, body, visitor),
  ),
});
