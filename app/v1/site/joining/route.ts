import { joiningCalls } from '@/features/site/joining/contract';
import { changeJoining, readJoiningSettings } from '@/features/site/server/joining/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(joiningCalls.read, readJoiningSettings),
  PATCH: operatorRoute(joiningCalls.change, ({ operator, body }) => changeJoining(operator, body)),
});
