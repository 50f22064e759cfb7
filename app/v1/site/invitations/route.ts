import { joiningCalls } from '@/features/site/joining/contract';
import { invite, readInvitations } from '@/features/site/server/joining/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(joiningCalls.invitations, ({ query }) => readInvitations(query)),
  POST: operatorRoute(joiningCalls.invite, ({ operator, body }) => invite(operator, body)),
});
