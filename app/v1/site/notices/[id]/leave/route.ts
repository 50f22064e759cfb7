import { siteGuideReportCalls } from '@/features/site/guide-reports/contract';
import { decide } from '@/features/site/server/guide-reports/decisions';
import { operatorRoute } from '../../../../_lib/operator-route';
import { routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteGuideReportCalls.leave, ({ operator, params, body }) =>
    decide(operator, params.id, 'leave', body.reason),
  ),
});
