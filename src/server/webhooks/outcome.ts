import 'server-only';
import { isLocale, DEFAULT_LOCALE } from '@/shared/languages';
import { WEBHOOK_TEST, type WebhookOffReason } from '@/shared/webhook-events';
import { db, inTransaction } from '../db/client';
import { logger } from '../logger';
import { enqueueMail } from '../mail/queue';
import { uuid7 } from '../uuid7';
import type { Attempt } from './attempt';
import type { Claimed } from './claim';

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1_000, 60_000, 60 * 60_000];
/** When to try again after each failure (Standard Webhooks); after the tenth attempt it is given up. */
const RETRY_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
const GONE = 410;
const FAILING_DAYS = 5;
/** Longer than any pause between two attempts: what failed before such a gap is another matter. */
const GAP_DAYS = 2;

type Endpoint = {
  creatorId: string;
  isOn: boolean;
  failingSince: Date | null;
  isFailingTooLong: boolean;
};

/** Writes down what came of an attempt: in the log, when to try again, and how the endpoint fares. */
export async function noteOutcome(claimed: Claimed, attempt: Attempt): Promise<void> {
  const { httpStatus, problem, durationMs } = attempt;
  const isDelivered = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
  await inTransaction(async () => {
    // First the endpoint, then its delivery: the order in which deleting it takes them.
    const endpoint = await lockEndpoint(claimed.endpointId);
    const isThere = endpoint !== undefined && (await noteAttempt(claimed, attempt, isDelivered));
    if (!isThere || claimed.event === WEBHOOK_TEST) return;
    if (isDelivered) await noteSuccess(claimed.endpointId, endpoint);
    else if (endpoint.isOn) await noteFailure(claimed.endpointId, endpoint, httpStatus);
  });
  logger.info('webhook_tried', {
    delivery: claimed.id,
    attempt: claimed.attempts,
    outcome: problem ?? httpStatus ?? 'none',
    ms: durationMs,
  });
}

/** Ends what still waits for an endpoint that is switched off; a creator may resend it. */
export async function giveUpWaiting(endpointId: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE webhook_delivery SET status = 'failed', due_at = NULL WHERE endpoint_id = ${endpointId}::uuid AND due_at IS NOT NULL AND event <> ${WEBHOOK_TEST}`;
}

async function lockEndpoint(id: string): Promise<Endpoint | undefined> {
  const [endpoint] = await db().$queryRaw<Endpoint[]>`
    SELECT creator_id AS "creatorId", is_on AS "isOn", failing_since AS "failingSince",
      coalesce(last_failed_at > now() - ${GAP_DAYS} * interval '1 day' AND failing_since <= now() - ${FAILING_DAYS} * interval '1 day', false) AS "isFailingTooLong"
    FROM webhook_endpoint WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return endpoint;
}

/** @returns false when the delivery was removed meanwhile */
async function noteAttempt(
  claimed: Claimed,
  attempt: Attempt,
  isDelivered: boolean,
): Promise<boolean> {
  const { id, event, attempts } = claimed;
  const [row] = await db().$queryRaw<{ isOurs: boolean }[]>`
    SELECT attempts = ${attempts} AND status = 'waiting' AS "isOurs" FROM webhook_delivery WHERE id = ${id}::uuid FOR UPDATE`;
  if (!row) return false;
  await db().webhookAttempt.create({ data: { id: uuid7(), deliveryId: id, ...attempt } });
  const retryMs =
    event === WEBHOOK_TEST || attempt.httpStatus === GONE ? undefined : RETRY_MS[attempts - 1];
  if (isDelivered)
    await db().webhookDelivery.update({
      where: { id },
      data: { status: 'delivered', dueAt: null, claimedUntil: null },
    });
  // Given up meanwhile, or taken by another instance after our claim had run out: then that one decides.
  else if (row.isOurs && retryMs === undefined)
    await db().webhookDelivery.update({
      where: { id },
      data: { status: 'failed', dueAt: null, claimedUntil: null },
    });
  else if (row.isOurs)
    await db()
      .$executeRaw`UPDATE webhook_delivery SET due_at = now() + ${retryMs} * interval '1 millisecond', claimed_until = NULL WHERE id = ${id}::uuid`;
  return true;
}

async function noteSuccess(id: string, { failingSince }: Endpoint): Promise<void> {
  if (failingSince)
    await db().webhookEndpoint.update({
      where: { id },
      data: { failingSince: null, lastFailedAt: null },
    });
}

async function noteFailure(
  id: string,
  endpoint: Endpoint,
  httpStatus: number | null,
): Promise<void> {
  await db().$executeRaw`
    UPDATE webhook_endpoint SET last_failed_at = now(),
      failing_since = CASE WHEN last_failed_at > now() - ${GAP_DAYS} * interval '1 day' THEN coalesce(failing_since, now()) ELSE now() END
    WHERE id = ${id}::uuid`;
  if (httpStatus === GONE) await switchOff(id, endpoint, 'gone');
  else if (endpoint.isFailingTooLong) await switchOff(id, endpoint, 'failing');
}

async function switchOff(
  id: string,
  { creatorId }: Endpoint,
  offReason: WebhookOffReason,
): Promise<void> {
  await db().webhookEndpoint.update({ where: { id }, data: { isOn: false, offReason } });
  await giveUpWaiting(id);
  const { user } = await db().creator.findUniqueOrThrow({
    where: { id: creatorId },
    select: { user: { select: { email: true, locale: true, emailConfirmedAt: true } } },
  });
  // An address that nobody confirmed may be a stranger's.
  if (user.emailConfirmedAt)
    await enqueueMail({
      kind: 'webhook_off',
      email: user.email,
      locale: isLocale(user.locale) ? user.locale : DEFAULT_LOCALE,
      data: { webhookId: id },
    });
  logger.warn('webhook_switched_off', { webhook: id, reason: offReason });
}
