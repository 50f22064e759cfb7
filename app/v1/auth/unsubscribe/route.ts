import { authCalls } from '@/features/auth/contract';
import { unsubscribe } from '@/features/auth/server/mails/unsubscription';
import { mailPaths } from '@/shared/addresses/mail-paths';
import { publicRoute, routes } from '../../_lib/route';

const LEADS_ON = 303;

// The body is ignored: mail programs send a form (RFC 8058), our page sends nothing.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: publicRoute(authCalls.unsubscribe, ({ query }) => unsubscribe(query.token)),
  // Changes nothing: mail programs without an unsubscribe button open the address as a link, and so
  // do scanners.
  GET: publicRoute(
    authCalls.openUnsubscribe,
    async ({ query }) =>
      new Response(null, {
        status: LEADS_ON,
        headers: { Location: mailPaths.unsubscribe(query.token), 'Cache-Control': 'no-store' },
      }),
  ),
});
