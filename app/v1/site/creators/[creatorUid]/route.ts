import { verifiedCalls } from '@/features/site/verified/contract';
import { changeVerified } from '@/features/site/server/verified/service';
import { operatorRoute } from '../../../_lib/operator-route';
import { routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: operatorRoute(verifiedCalls.change, ({ operator, params, body }) =>
    changeVerified(operator, params.creatorUid, body),
  ),
});
