import { webhookWithSecret } from '@/features/webhooks/schema';
import { rotateSecret } from '@/features/webhooks/server/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(
    { scope: 'session', answer: webhookWithSecret, status: 201 },
    ({ actor, params }) => rotateSecret(actor, params.webhookId),
  ),
});
