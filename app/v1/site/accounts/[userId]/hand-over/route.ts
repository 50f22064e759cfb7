import { siteAccountCalls } from '@/features/site/accounts/contract';
import { handGuidesOver } from '@/features/site/server/accounts/service';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteAccountCalls.handOver, ({ operator, params, body }) =>
    handGuidesOver(operator, params.userId, body),
  ),
});
