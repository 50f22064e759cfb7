import { siteLabelCalls } from '@/features/site/labels/contract';
import { readLabels } from '@/features/site/server/labels/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteLabelCalls.list, ({ query }) => readLabels(query)),
});
