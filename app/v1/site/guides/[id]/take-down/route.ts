import { siteGuideCalls } from '@/features/site/guides/contract';
import { decide } from '@/features/site/server/guide-reports/decisions';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteGuideCalls.takeDown, ({ operator, params, body }) =>
    decide(operator, params.id, 'takeDown', body.reason),
  ),
});
