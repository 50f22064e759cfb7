import { siteNoticeCalls } from '@/features/site/notices/contract';
import { listCases } from '@/features/site/server/notices/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteNoticeCalls.list, ({ query }) => listCases(query)),
});
