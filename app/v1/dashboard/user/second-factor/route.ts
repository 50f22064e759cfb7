import { secondFactorCalls } from '@/features/account/second-factor/contract';
import { readSecondFactor, removeFactor } from '@/features/account/server/second-factor/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(secondFactorCalls.read, ({ actor }) => readSecondFactor(actor)),
  DELETE: creatorRoute(secondFactorCalls.remove, ({ actor, body, visitor }) =>
    removeFactor(actor, body, visitor),
  ),
});
