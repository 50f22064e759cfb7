import { authCalls } from '@/features/auth/contract';
import { login } from '@/features/auth/server/sessions/refresh';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.login, ({ body, visitor }) => login(body, visitor)),
});
