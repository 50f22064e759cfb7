import { webhookCalls } from '@/features/webhooks/contract';
import { rotateSecret } from '@/features/webhooks/server/service';
import { creatorRoute, routes } from '../../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: creatorRoute(webhookCalls.rotateSecret, ({ actor, params }) =>
    rotateSecret(actor, params.webhookId),
  ),
});
