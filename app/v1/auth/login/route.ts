import { login } from '@/features/auth/server/refresh';
import { loginResponse, loginInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ body: loginInput, answer: loginResponse }, ({ body, visitor }) =>
    login(body, visitor),
  ),
});
