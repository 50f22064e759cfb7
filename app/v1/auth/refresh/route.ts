import { authCalls } from '@/features/auth/contract';
import { refreshTokens } from '@/features/auth/server/sessions/refresh';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.refresh, async ({ body }) => ({
    tokens: await refreshTokens(body.refreshToken),
  })),
});
