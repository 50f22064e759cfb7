import { siteNoticeCalls } from '@/features/site/notices/contract';
import { decide } from '@/features/site/server/notices/decisions';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteNoticeCalls.takeDown, ({ operator, params, body }) =>
    decide(operator, params.id, 'takeDown', body.reason),
  ),
});
