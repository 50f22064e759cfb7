import { peopleCalls } from '@/features/people/contract';
import { changePerson, removePerson } from '@/features/people/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(peopleCalls.change, ({ actor, params, body }) =>
    changePerson(actor, params.userId, body),
  ),
  DELETE: creatorRoute(peopleCalls.remove, ({ actor, params }) =>
    removePerson(actor, params.userId),
  ),
});
