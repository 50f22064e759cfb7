import { authCalls } from '@/features/auth/contract';
import { confirmEmail } from '@/features/auth/server/confirmation';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.confirmEmail, ({ query, body, visitor, ...session }) =>
    confirmEmail(query.token, body.password, { visitor, session }),
  ),
});
