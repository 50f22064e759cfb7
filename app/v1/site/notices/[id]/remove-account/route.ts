import { siteNoticeCalls } from '@/features/site/notices/contract';
import { removeCreator } from '@/features/site/server/notices/decisions';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteNoticeCalls.removeAccount, ({ operator, params, body }) =>
    removeCreator(operator, params.id, body.reason),
  ),
});
