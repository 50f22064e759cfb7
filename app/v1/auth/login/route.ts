import { login } from '@/features/auth/refresh';
import { loginAnswer, loginInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ body: loginInput, answer: loginAnswer }, ({ body, visitor }) =>
    login(body, visitor),
  ),
});
