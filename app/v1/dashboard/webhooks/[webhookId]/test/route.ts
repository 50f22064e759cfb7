import { webhookCalls } from '@/features/webhooks/contract';
import { testWebhook } from '@/features/webhooks/server/deliveries/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(webhookCalls.test, ({ actor, params }) =>
    testWebhook(actor, params.webhookId),
  ),
});
