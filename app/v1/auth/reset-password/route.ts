import { resetPassword } from '@/features/auth/server/recovery';
import { mailTokenQuery, resetPasswordInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { query: mailTokenQuery, body: resetPasswordInput, status: 204 },
    ({ query, body, visitor }) => resetPassword(query.token, body.password, visitor),
  ),
});
