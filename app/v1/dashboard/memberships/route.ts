import { peopleCalls } from '@/features/people/contract';
import { acceptInvitation } from '@/features/people/server/invitations/accept';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(peopleCalls.accept, ({ actor, body }) =>
    acceptInvitation(actor, body.invitation),
  ),
});
