import { siteGuideCalls } from '@/features/site/guides/contract';
import { changeFirstGuide, readFirstGuide } from '@/features/site/server/guides/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteGuideCalls.readFirst, () => readFirstGuide()),
  PATCH: operatorRoute(siteGuideCalls.changeFirst, ({ operator, body }) =>
    changeFirstGuide(operator, body),
  ),
});
