import { webhookCalls } from '@/features/webhooks/contract';
import { createWebhook, listWebhooks } from '@/features/webhooks/server/service';
import { creatorRoute, routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(webhookCalls.list, ({ actor }) => listWebhooks(actor)),
  POST: creatorRoute(webhookCalls.create, ({ actor, body }) => createWebhook(actor, body)),
});
