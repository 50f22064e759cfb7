import { peopleCalls } from '@/features/people/contract';
import { invite, readInvitations } from '@/features/people/server/invitations/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(peopleCalls.invitations, ({ actor }) => readInvitations(actor)),
  POST: creatorRoute(peopleCalls.invite, ({ actor, body, visitor }) =>
    invite(actor, body, visitor),
  ),
});
