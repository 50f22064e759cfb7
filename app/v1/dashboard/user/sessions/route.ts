import { endSessionsQuery, sessionsResponse } from '@/features/account/schema';
import { endSessions, listSessions } from '@/features/auth/server/sessions';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ scope: 'session', answer: sessionsResponse }, ({ actor, locale }) =>
    listSessions(actor, locale),
  ),
  DELETE: creatorRoute(
    { scope: 'session', query: endSessionsQuery, status: 204 },
    ({ actor, query }) => endSessions(actor, query.scope),
  ),
});
