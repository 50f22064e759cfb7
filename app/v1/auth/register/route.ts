import { registerResponse, registerInput } from '@/features/auth/schema';
import { register } from '@/features/auth/server/service';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { body: registerInput, answer: registerResponse, status: 201 },
    async ({ body, visitor }) => ({ user: await register(body, visitor) }),
  ),
});
