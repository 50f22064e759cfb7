import { joiningCalls } from '@/features/site/joining/contract';
import { endInvitation, readInvitation } from '@/features/site/server/joining/service';
import { operatorRoute } from '../../../_lib/operator-route';
import { routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(joiningCalls.invitation, ({ params }) => readInvitation(params.invitationId)),
  DELETE: operatorRoute(joiningCalls.end, ({ operator, params }) =>
    endInvitation(operator, params.invitationId),
  ),
});
