import 'server-only';
import type { Job, Queue } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { WEBHOOK_QUEUE } from '../../constants';
import { WEBHOOK_TEST } from '../../events';
import { attemptDelivery } from './attempt';
import { recordOutcome } from './outcome';
import { findWaiting, cancelDelivery } from './repository';

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 60 * 60_000];

/** Events on their way to creators' endpoints (docs/decisions/0041). */
export const webhookQueue = {
  name: WEBHOOK_QUEUE,
  metric: 'deliverWebhooks',
  concurrency: 32,
  // A slow endpoint gets only some of the places; the others are for other endpoints.
  groupConcurrency: 2,
  // Longer than an attempt can take, so that no other process sends it meanwhile.
  leaseMs: MINUTE_MS,
  // The schedule of Standard Webhooks.
  backoffMs: [
    5 * SECOND_MS,
    5 * MINUTE_MS,
    30 * MINUTE_MS,
    2 * HOUR_MS,
    5 * HOUR_MS,
    10 * HOUR_MS,
    14 * HOUR_MS,
    20 * HOUR_MS,
    24 * HOUR_MS,
  ],
  run: deliver,
  failed: async ({ key }, error, retryMs) => {
    if (!(error instanceof NotTakenError)) logger.error('webhook_failed', error, { delivery: key });
    if (retryMs === undefined) await cancelDelivery(key);
  },
} satisfies Queue;

/** The receiver did not accept it; the job is retried. */
class NotTakenError extends Error {}

/** @throws {NotTakenError} */
async function deliver({ key, attempts }: Job): Promise<undefined> {
  const delivery = await findWaiting(key);
  if (!delivery) return;
  // Queued in the moment in which the endpoint was switched off.
  if (!delivery.isOn && delivery.event !== WEBHOOK_TEST) return void (await cancelDelivery(key));
  const mayRetry = attempts <= webhookQueue.backoffMs.length;
  const outcome = await recordOutcome(delivery, await attemptDelivery(delivery), {
    attempts,
    mayRetry,
  });
  if (outcome === 'retry') throw new NotTakenError();
}
