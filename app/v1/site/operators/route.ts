import { operatorCalls } from '@/features/site/operators/contract';
import { changeOperators, listOperators } from '@/features/site/server/operators/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(operatorCalls.list, listOperators),
  PATCH: operatorRoute(operatorCalls.change, ({ operator, body }) =>
    changeOperators(operator, body),
  ),
});
