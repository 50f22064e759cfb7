import { siteLabelCalls } from '@/features/site/labels/contract';
import { undoLabels } from '@/features/site/server/labels/service';
import { operatorRoute } from '../../../../../_lib/operator-route';
import { routes } from '../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteLabelCalls.undo, ({ operator, params }) =>
    undoLabels(operator, params.changeId),
  ),
});
