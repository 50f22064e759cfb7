import 'server-only';
import { listSecrets, reencryptSecret } from './repository';
import { resealWebhookSecret } from './secret';

const ROWS_AT_ONCE = 200;

/**
 * Re-encrypts secrets from a former AUTH_SECRET with the first one, so that the former can be
 * removed some day. Runs at the start, as the list is fixed for a process.
 */
export async function resealWebhookSecrets(): Promise<void> {
  let after: string | undefined;
  do {
    const rows = await listSecrets(after, ROWS_AT_ONCE);
    for (const row of rows)
      for (const field of ['secret', 'previousSecret'] as const) {
        const from = row[field];
        const to = from === null ? undefined : resealWebhookSecret(row.id, from);
        if (from !== null && to !== undefined) await reencryptSecret(row.id, field, { from, to });
      }
    after = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
}
