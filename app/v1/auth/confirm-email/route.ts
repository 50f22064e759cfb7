import { confirmEmail } from '@/features/auth/server/confirmation';
import { mailTokenQuery, nothingInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { query: mailTokenQuery, body: nothingInput, status: 204 },
    ({ query, visitor }) => confirmEmail(query.token, visitor),
  ),
});
