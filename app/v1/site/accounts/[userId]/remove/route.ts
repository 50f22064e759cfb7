import { siteAccountCalls } from '@/features/site/accounts/contract';
import { removeAccount } from '@/features/site/server/accounts/service';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteAccountCalls.remove, ({ operator, params, body }) =>
    removeAccount(operator, params.userId, body.reason),
  ),
});
