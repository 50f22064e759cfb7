import { mailTokenQuery } from '@/features/auth/schema';
import { unsubscribe } from '@/features/auth/unsubscription';
import { mailPaths } from '@/shared/mail-paths';
import { publicRoute, routes } from '../../_lib/route';

const LEADS_ON = 303;

// The body is not looked at: mail programs send a form (RFC 8058), our page nothing.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute({ query: mailTokenQuery, status: 204 }, ({ query }) =>
    unsubscribe(query.token),
  ),
  // Mail programs that know no button of their own open the address as a link, and programs that look through mails do too: it changes nothing.
  GET: publicRoute(
    { query: mailTokenQuery, status: LEADS_ON },
    async ({ query }) =>
      new Response(null, {
        status: LEADS_ON,
        headers: { Location: mailPaths.unsubscribe(query.token), 'Cache-Control': 'no-store' },
      }),
  ),
});
