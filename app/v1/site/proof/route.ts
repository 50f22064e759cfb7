import { operatorCalls } from '@/features/site/operators/contract';
import { proveOperator } from '@/features/site/server/operators/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(operatorCalls.prove, ({ operator, body, visitor }) =>
    proveOperator(operator, body, visitor),
  ),
});
