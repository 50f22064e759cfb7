import { authCalls } from '@/features/auth/contract';
import { requestRecovery } from '@/features/auth/server/passwords/recovery';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.forgotPassword, async ({ body, visitor }) => {
    await requestRecovery(body.email, visitor);
    return {};
  }),
});
