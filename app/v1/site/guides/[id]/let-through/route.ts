import { siteGuideCalls } from '@/features/site/guides/contract';
import { letThrough } from '@/features/site/server/guides/service';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteGuideCalls.letThrough, ({ operator, params }) =>
    letThrough(operator, params.id),
  ),
});
