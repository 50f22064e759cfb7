import 'server-only';
import { WEBHOOK_LOG_DAYS } from '@/shared/http/webhook-events';
import { db } from '../db/client';

const ROWS_AT_ONCE = 500;

/** Removes log entries older than 30 days and expired former secrets, a bounded number per call. */
export async function sweepWebhooks(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM webhook_delivery WHERE id IN (
      SELECT id FROM webhook_delivery WHERE created_at < now() - ${WEBHOOK_LOG_DAYS} * interval '1 day' AND status <> 'waiting' ORDER BY created_at LIMIT ${ROWS_AT_ONCE})`;
  await db()
    .$executeRaw`UPDATE webhook_endpoint SET previous_secret = NULL, previous_secret_until = NULL WHERE previous_secret_until <= now()`;
}
