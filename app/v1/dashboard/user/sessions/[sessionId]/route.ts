import { endSessionOf } from '@/features/auth/server/sessions';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute({ scope: 'session', status: 204 }, ({ actor, params }) =>
    endSessionOf(actor, params.sessionId),
  ),
});
