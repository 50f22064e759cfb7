import { siteGuideReportCalls } from '@/features/site/guide-reports/contract';
import { listCases } from '@/features/site/server/guide-reports/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteGuideReportCalls.list, ({ query }) => listCases(query)),
});
