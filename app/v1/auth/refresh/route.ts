import { refreshTokens } from '@/features/auth/server/refresh';
import { refreshResponse, refreshInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ body: refreshInput, answer: refreshResponse }, async ({ body }) => ({
    tokens: await refreshTokens(body.refreshToken),
  })),
});
