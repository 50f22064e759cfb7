import { siteAccountCalls } from '@/features/site/accounts/contract';
import { suspendAccount } from '@/features/site/server/accounts/service';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteAccountCalls.suspend, ({ operator, params, body }) =>
    suspendAccount(operator, params.userId, body),
  ),
});
