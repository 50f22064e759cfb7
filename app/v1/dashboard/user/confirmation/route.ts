import { requestConfirmation } from '@/features/auth/server/confirmation';
import { acceptedResponse, nothingInput } from '@/features/auth/schema';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { scope: 'session', body: nothingInput, answer: acceptedResponse, status: 202 },
    async ({ actor, visitor }) => {
      await requestConfirmation(actor, visitor);
      return {};
    },
  ),
});
