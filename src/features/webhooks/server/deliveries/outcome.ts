import 'server-only';
import { inTransaction } from '@/server/db/client';
import { removeJobs } from '@/server/jobs/queue';
import { logger } from '@/server/logging/logger';
import { enqueueMail } from '@/server/mail/queue';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import { WEBHOOK_QUEUE, type WebhookOffReason } from '../../constants';
import { WEBHOOK_TEST } from '../../events';
import type { Attempt, Delivery } from './attempt';
import * as rows from './repository';

const GONE = 410;

/**
 * Records the result of an attempt in the log and in the state of the endpoint.
 * @param run the number of the attempt, and whether another may follow
 */
export async function recordOutcome(
  { id, endpointId, event }: Pick<Delivery, 'id' | 'endpointId' | 'event'>,
  attempt: Attempt,
  run: { attempts: number; mayRetry: boolean },
): Promise<'ended' | 'retry'> {
  const { httpStatus, problem, durationMs } = attempt;
  const isDelivered = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
  const isLast = event === WEBHOOK_TEST || httpStatus === GONE || !run.mayRetry;
  await inTransaction(async () => {
    // Locks the endpoint before its delivery, in the order of its deletion, to avoid deadlocks.
    const endpoint = await rows.lockEndpoint(endpointId);
    const status = isDelivered ? 'delivered' : isLast ? 'failed' : 'waiting';
    const isRecorded = endpoint !== undefined && (await rows.insertAttempt(id, attempt, status));
    if (!isRecorded || event === WEBHOOK_TEST) return;
    if (!isDelivered && endpoint.isOn) await recordFailure(endpointId, endpoint, httpStatus);
    if (isDelivered && endpoint.failingSince) await rows.clearFailures(endpointId);
  });
  logger.info('webhook_tried', {
    delivery: id,
    attempt: run.attempts,
    outcome: problem ?? httpStatus ?? 'none',
    ms: durationMs,
  });
  return isDelivered || isLast ? 'ended' : 'retry';
}

/** Gives up waiting deliveries of a disabled endpoint; a creator may resend them. */
export async function cancelWaiting(endpointId: string): Promise<void> {
  await removeJobs(WEBHOOK_QUEUE, await rows.cancelDeliveriesOf(endpointId));
}

async function recordFailure(
  id: string,
  { isFailingTooLong }: rows.Endpoint,
  httpStatus: number | null,
): Promise<void> {
  await rows.noteFailure(id);
  if (httpStatus === GONE) await switchOff(id, 'gone');
  else if (isFailingTooLong) await switchOff(id, 'failing');
}

/** Switches off webhooks whose maker has lost access to the account. Call this in a transaction. */
export async function switchOffWithAccess(
  where: Parameters<typeof rows.listSwitchedOn>[0],
): Promise<void> {
  for (const { id } of await rows.listSwitchedOn(where)) await switchOff(id, 'access_ended');
}

async function switchOff(id: string, reason: WebhookOffReason): Promise<void> {
  const user = await rows.switchOffEndpoint(id, reason);
  await cancelWaiting(id);
  // An unconfirmed address may belong to another person.
  if (user.emailConfirmedAt)
    await enqueueMail({
      kind: 'webhook_off',
      email: user.email,
      locale: isLocale(user.locale) ? user.locale : DEFAULT_LOCALE,
      data: { webhookId: id },
    });
  logger.warn('webhook_switched_off', { webhook: id, reason });
}
