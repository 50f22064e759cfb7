import { accountCalls } from '@/features/account/contract';
import { endSessionOf } from '@/features/auth/server/sessions/sessions';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  DELETE: creatorRoute(accountCalls.endSession, ({ actor, params }) =>
    endSessionOf(actor, params.sessionId),
  ),
});
