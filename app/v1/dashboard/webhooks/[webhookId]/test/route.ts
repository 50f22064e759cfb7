import { testWebhook } from '@/features/webhooks/server/deliveries/service';
import { deliveryView } from '@/features/webhooks/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute({ scope: 'session', answer: deliveryView, status: 202 }, ({ actor, params }) =>
    testWebhook(actor, params.webhookId),
  ),
});
