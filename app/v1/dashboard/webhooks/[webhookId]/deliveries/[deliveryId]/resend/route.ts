import { webhookCalls } from '@/features/webhooks/contract';
import { resendDelivery } from '@/features/webhooks/server/deliveries/service';
import { creatorRoute, routes } from '../../../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(webhookCalls.resend, ({ actor, params }) =>
    resendDelivery(actor, params.webhookId, params.deliveryId),
  ),
});
