import 'server-only';
import { inTransaction } from '@/server/db/client';
import { switchOffWithAccess } from './deliveries/outcome';
import { deleteOldDeliveries } from './deliveries/repository';
import { deletePreviousSecrets } from './repository';

/**
 * Switches off webhooks that expired tokens set up, and removes log entries older than 30 days and
 * expired former secrets, a bounded number per call.
 */
export async function sweepWebhooks(): Promise<void> {
  await inTransaction(() => switchOffWithAccess({ token: { expiresAt: { lte: new Date() } } }));
  await deleteOldDeliveries();
  await deletePreviousSecrets();
}
