import { siteGuideReportCalls } from '@/features/site/guide-reports/contract';
import { removeCreator } from '@/features/site/server/guide-reports/decisions';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteGuideReportCalls.removeAccount, ({ operator, params, body }) =>
    removeCreator(operator, params.id, body.reason),
  ),
});
