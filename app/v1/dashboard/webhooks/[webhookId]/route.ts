import { webhookPatch, webhookView } from '@/features/webhooks/schema';
import { deleteWebhook, updateWebhook } from '@/features/webhooks/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(
    { scope: 'session', body: webhookPatch, answer: webhookView },
    ({ actor, params, body }) => updateWebhook(actor, params.webhookId, body),
  ),
  DELETE: creatorRoute({ scope: 'session', status: 204 }, ({ actor, params }) =>
    deleteWebhook(actor, params.webhookId),
  ),
});
