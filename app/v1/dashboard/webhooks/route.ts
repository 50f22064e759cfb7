import { webhookInput, webhookList, webhookWithSecret } from '@/features/webhooks/schema';
import { createWebhook, listWebhooks } from '@/features/webhooks/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute({ scope: 'session', answer: webhookList }, ({ actor }) => listWebhooks(actor)),
  // Not idempotent: a stored response would contain the secret.
  POST: creatorRoute(
    { scope: 'session', body: webhookInput, answer: webhookWithSecret, status: 201 },
    ({ actor, body }) => createWebhook(actor, body),
  ),
});
