import { peopleCalls } from '@/features/people/contract';
import { removePerson } from '@/features/people/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(peopleCalls.remove, ({ actor, params }) =>
    removePerson(actor, params.userId),
  ),
});
