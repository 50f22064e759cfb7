import { siteAccountCalls } from '@/features/site/accounts/contract';
import { readAccounts } from '@/features/site/server/accounts/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteAccountCalls.list, ({ query }) => readAccounts(query)),
});
