import { logout } from '@/features/auth/server/refresh';
import { refreshInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ body: refreshInput, status: 204 }, ({ body }) => logout(body.refreshToken)),
});
