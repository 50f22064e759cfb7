import { listDeliveries } from '@/features/webhooks/server/deliveries/service';
import { deliveriesQuery, deliveryList } from '@/features/webhooks/schema';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: creatorRoute(
    { scope: 'session', query: deliveriesQuery, answer: deliveryList },
    ({ actor, params, query }) => listDeliveries(actor, params.webhookId, query),
  ),
});
