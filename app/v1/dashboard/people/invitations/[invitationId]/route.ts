import { peopleCalls } from '@/features/people/contract';
import { endInvitation } from '@/features/people/server/invitations/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(peopleCalls.endInvitation, ({ actor, params }) =>
    endInvitation(actor, params.invitationId),
  ),
});
