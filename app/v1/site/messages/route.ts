import { messageCalls } from '@/features/site/messages/contract';
import { readMessages } from '@/features/site/server/messages/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(messageCalls.list, ({ query }) => readMessages(query)),
});
