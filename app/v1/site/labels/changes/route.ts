import { siteLabelCalls } from '@/features/site/labels/contract';
import { changeLabels, readLabelChanges } from '@/features/site/server/labels/service';
import { operatorRoute } from '../../../_lib/operator-route';
import { routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteLabelCalls.changes, ({ query }) => readLabelChanges(query)),
  POST: operatorRoute(siteLabelCalls.change, ({ operator, body }) => changeLabels(operator, body)),
});
