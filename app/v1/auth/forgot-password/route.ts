import { requestRecovery } from '@/features/auth/server/recovery';
import { acceptedResponse, forgotPasswordInput } from '@/features/auth/schema';
import { publicRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    { body: forgotPasswordInput, answer: acceptedResponse, status: 202 },
    async ({ body, visitor }) => {
      await requestRecovery(body.email, visitor);
      return {};
    },
  ),
});
