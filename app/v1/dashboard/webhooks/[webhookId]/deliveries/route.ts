import { webhookCalls } from '@/features/webhooks/contract';
import { listDeliveries } from '@/features/webhooks/server/deliveries/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(webhookCalls.listDeliveries, ({ actor, params, query }) =>
    listDeliveries(actor, params.webhookId, query),
  ),
});
