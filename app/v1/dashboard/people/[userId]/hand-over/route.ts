import { peopleCalls } from '@/features/people/contract';
import { offerWorkshop } from '@/features/people/server/invitations/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(peopleCalls.handOver, ({ actor, params, body, visitor }) =>
    offerWorkshop(actor, params.userId, body.currentPassword, visitor),
  ),
});
