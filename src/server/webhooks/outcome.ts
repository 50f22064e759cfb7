import 'server-only';
import { isLocale, DEFAULT_LOCALE } from '@/shared/interface/languages';
import { WEBHOOK_TEST, type WebhookOffReason } from '@/shared/http/webhook-events';
import { db, inTransaction } from '../db/client';
import type { Prisma, WebhookDeliveryStatus } from '../db/generated/client';
import { removeJobs } from '../jobs/queue';
import { logger } from '../logging/logger';
import { enqueueMail } from '../mail/queue';
import { uuid7 } from '../secrets/uuid7';
import type { Attempt, Delivery } from './attempt';
import { WEBHOOK_QUEUE } from './queue';

const GONE = 410;
const FAILING_DAYS = 5;
/** Longer than any delay between two attempts: failures before such a gap do not count. */
const GAP_DAYS = 2;
/** More than an account holds. */
const SWITCHED_OFF_AT_ONCE = 100;

type Endpoint = {
  creatorId: string;
  isOn: boolean;
  failingSince: Date | null;
  isFailingTooLong: boolean;
};

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
    const endpoint = await lockEndpoint(endpointId);
    const status = isDelivered ? 'delivered' : isLast ? 'failed' : 'waiting';
    const isThere = endpoint !== undefined && (await recordAttempt(id, attempt, status));
    if (!isThere || event === WEBHOOK_TEST) return;
    if (isDelivered) await recordSuccess(endpointId, endpoint);
    else if (endpoint.isOn) await recordFailure(endpointId, endpoint, httpStatus);
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
export async function giveUpWaiting(endpointId: string): Promise<void> {
  const ended = await db().webhookDelivery.updateManyAndReturn({
    where: { endpointId, status: 'waiting', event: { not: WEBHOOK_TEST } },
    data: { status: 'failed' },
    select: { id: true },
  });
  await removeJobs(
    WEBHOOK_QUEUE,
    ended.map(({ id }) => id),
  );
}

async function lockEndpoint(id: string): Promise<Endpoint | undefined> {
  const [endpoint] = await db().$queryRaw<Endpoint[]>`
    SELECT creator_id AS "creatorId", is_on AS "isOn", failing_since AS "failingSince",
      coalesce(last_failed_at > now() - ${GAP_DAYS} * interval '1 day' AND failing_since <= now() - ${FAILING_DAYS} * interval '1 day', false) AS "isFailingTooLong"
    FROM webhook_endpoint WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return endpoint;
}

/** @returns false when the delivery was removed meanwhile */
async function recordAttempt(
  id: string,
  attempt: Attempt,
  status: WebhookDeliveryStatus,
): Promise<boolean> {
  const [row] = await db().$queryRaw<
    { status: WebhookDeliveryStatus }[]
  >`SELECT status FROM webhook_delivery WHERE id = ${id}::uuid FOR UPDATE`;
  if (!row) return false;
  await db().webhookAttempt.create({ data: { id: uuid7(), deliveryId: id, ...attempt } });
  // A success counts also when the delivery was given up meanwhile; a failure does not when it was
  // delivered.
  if (row.status === 'waiting' || status === 'delivered')
    await db().webhookDelivery.update({ where: { id }, data: { status } });
  return true;
}

async function recordSuccess(id: string, { failingSince }: Endpoint): Promise<void> {
  if (failingSince)
    await db().webhookEndpoint.update({
      where: { id },
      data: { failingSince: null, lastFailedAt: null },
    });
}

async function recordFailure(
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

/**
 * Switches off webhooks whose maker has lost access to the account: else a leaked token would leave
 * a feed behind. Call this in a transaction.
 */
export async function switchOffWithAccess(where: Prisma.WebhookEndpointWhereInput): Promise<void> {
  const found = await db().webhookEndpoint.findMany({
    where: { ...where, isOn: true },
    select: { id: true, creatorId: true },
    orderBy: { id: 'asc' },
    take: SWITCHED_OFF_AT_ONCE,
  });
  for (const endpoint of found) await switchOff(endpoint.id, endpoint, 'access_ended');
}

async function switchOff(
  id: string,
  { creatorId }: Pick<Endpoint, 'creatorId'>,
  offReason: WebhookOffReason,
): Promise<void> {
  await db().webhookEndpoint.update({ where: { id }, data: { isOn: false, offReason } });
  await giveUpWaiting(id);
  const { user } = await db().creator.findUniqueOrThrow({
    where: { id: creatorId },
    select: { user: { select: { email: true, locale: true, emailConfirmedAt: true } } },
  });
  // An unconfirmed address may belong to another person.
  if (user.emailConfirmedAt)
    await enqueueMail({
      kind: 'webhook_off',
      email: user.email,
      locale: isLocale(user.locale) ? user.locale : DEFAULT_LOCALE,
      data: { webhookId: id },
    });
  logger.warn('webhook_switched_off', { webhook: id, reason: offReason });
}
