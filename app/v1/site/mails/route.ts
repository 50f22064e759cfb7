import { siteMailCalls } from '@/features/site/mails/contract';
import { readMails } from '@/features/site/server/mails/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteMailCalls.list, ({ query }) => readMails(query)),
});
