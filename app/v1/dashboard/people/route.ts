import { peopleCalls } from '@/features/people/contract';
import { changeRules, readPeople } from '@/features/people/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(peopleCalls.list, ({ actor }) => readPeople(actor)),
  PATCH: creatorRoute(peopleCalls.changeRules, ({ actor, body }) => changeRules(actor, body)),
});
