import { authCalls } from '@/features/auth/contract';
import { resetPassword } from '@/features/auth/server/passwords/recovery';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.resetPassword, ({ query, body, visitor }) =>
    resetPassword(query.token, body.password, visitor),
  ),
});
