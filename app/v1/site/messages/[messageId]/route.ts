import { messageCalls } from '@/features/site/messages/contract';
import { markAnswered } from '@/features/site/server/messages/service';
import { operatorRoute } from '../../../_lib/operator-route';
import { routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PATCH: operatorRoute(messageCalls.mark, ({ operator, params, body }) =>
    markAnswered(operator, params.messageId, body.answered),
  ),
});
