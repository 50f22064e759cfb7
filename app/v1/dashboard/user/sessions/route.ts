import { accountCalls } from '@/features/account/contract';
import { endSessions, listSessions } from '@/features/auth/server/sessions/sessions';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(accountCalls.listSessions, ({ actor, locale }) => listSessions(actor, locale)),
  DELETE: creatorRoute(accountCalls.endSessions, ({ actor, query }) =>
    endSessions(actor, query.scope),
  ),
});
