import { endSessionsQuery, sessionsAnswer } from '@/features/account/schema';
import { endSessions, listSessions } from '@/features/auth/sessions';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ answer: sessionsAnswer }, ({ actor, locale }) => listSessions(actor, locale)),
  DELETE: creatorRoute({ query: endSessionsQuery, status: 204 }, ({ actor, query }) => endSessions(actor, query.scope)),
});
