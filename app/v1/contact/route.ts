import { contactCalls } from '@/features/contact/contract';
import { countContact, sendContactMessage } from '@/features/contact/server/service';
import { idempotencyKeyOf } from '../_lib/idempotency';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    contactCalls.send,
    async ({ request, body, visitor }) => {
      await sendContactMessage(body, { visitor, key: idempotencyKeyOf(request) });
      return {};
    },
    { limit: countContact },
  ),
});
