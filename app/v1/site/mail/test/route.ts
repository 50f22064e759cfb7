import { siteMailCalls } from '@/features/site/mails/contract';
import { sendTestMail } from '@/features/site/server/mails/service';
import { operatorRoute } from '../../../_lib/operator-route';
import { routes } from '../../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: operatorRoute(siteMailCalls.test, ({ operator, locale }) => sendTestMail(operator, locale)),
});
