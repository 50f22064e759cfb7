import { authCalls } from '@/features/auth/contract';
import { register } from '@/features/auth/server/service';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.register, async ({ body, visitor }) => ({
    user: await register(body, visitor),
  })),
});
