import { accountCalls } from '@/features/account/contract';
import { requestConfirmation } from '@/features/auth/server/confirmation';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(accountCalls.sendConfirmation, async ({ actor, visitor }) => {
    await requestConfirmation(actor, visitor);
    return {};
  }),
});
