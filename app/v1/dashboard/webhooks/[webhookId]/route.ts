import { webhookCalls } from '@/features/webhooks/contract';
import { deleteWebhook, updateWebhook } from '@/features/webhooks/server/service';
import { creatorRoute, routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: creatorRoute(webhookCalls.update, ({ actor, params, body }) =>
    updateWebhook(actor, params.webhookId, body),
  ),
  DELETE: creatorRoute(webhookCalls.delete, ({ actor, params }) =>
    deleteWebhook(actor, params.webhookId),
  ),
});
