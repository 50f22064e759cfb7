import { siteMailCalls } from '@/features/site/mails/contract';
import { changeOperatorMail, readOperatorMail } from '@/features/site/server/mails/service';
import { operatorRoute } from '../../_lib/operator-route';
import { routes } from '../../_lib/route';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: operatorRoute(siteMailCalls.read, ({ operator }) => readOperatorMail(operator)),
  PATCH: operatorRoute(siteMailCalls.change, ({ operator, body }) =>
    changeOperatorMail(operator, body),
  ),
});
