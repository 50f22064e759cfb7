import { siteGuideCalls } from '@/features/site/guides/contract';
import { readGuides } from '@/features/site/server/guides/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteGuideCalls.list, ({ query }) => readGuides(query)),
});
