import { contactAccepted, contactInput } from '@/features/contact/schema';
import { countContact, sendContactMessage } from '@/features/contact/server/service';
import { idempotencyKeyOf } from '../_lib/idempotency';
import { publicRoute, routes } from '../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(
    {
      isKeyed: true,
      limit: countContact,
      body: contactInput,
      answer: contactAccepted,
      status: 202,
    },
    async ({ request, body, visitor }) => {
      await sendContactMessage(body, { visitor, key: idempotencyKeyOf(request) });
      return {};
    },
  ),
});
