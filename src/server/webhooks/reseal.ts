import 'server-only';
import { db } from '../db/client';
import { resealWebhookSecret } from './secret';

const ROWS_AT_ONCE = 200;

/**
 * Re-encrypts secrets from a former AUTH_SECRET with the first one, so that the former can be
 * removed some day. Runs at the start, as the list is fixed for a process.
 */
export async function resealWebhookSecrets(): Promise<void> {
  let after: string | undefined;
  do {
    const rows = await db().webhookEndpoint.findMany({
      select: { id: true, secret: true, previousSecret: true },
      orderBy: { id: 'asc' },
      take: ROWS_AT_ONCE,
      ...(after === undefined ? {} : { where: { id: { gt: after } } }),
    });
    for (const { id, secret, previousSecret } of rows) {
      const anew = resealWebhookSecret(id, secret);
      const previousAnew =
        previousSecret === null ? undefined : resealWebhookSecret(id, previousSecret);
      // Unless it was rotated meanwhile.
      if (anew !== undefined)
        await db().webhookEndpoint.updateMany({ where: { id, secret }, data: { secret: anew } });
      if (previousAnew !== undefined)
        await db().webhookEndpoint.updateMany({
          where: { id, previousSecret },
          data: { previousSecret: previousAnew },
        });
    }
    after = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
