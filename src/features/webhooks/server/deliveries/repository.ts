import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma, WebhookDeliveryStatus } from '@/server/db/generated/client';
import { findJobs } from '@/server/jobs/queue';
import { uuid7 } from '@/server/secrets/uuid7';
import { offsetOf, type Page } from '@/shared/http/pagination';
import { WEBHOOK_LOG_DAYS, WEBHOOK_QUEUE, type WebhookOffReason } from '../../constants';
import { WEBHOOK_TEST } from '../../events';
import type { Attempt, Delivery } from './attempt';

/** Longer than any delay between two attempts: failures before such a gap do not count. */
const GAP_DAYS = 2;
const FAILING_DAYS = 5;
/** More than an account holds. */
const ENDPOINTS_AT_ONCE = 100;
const SWEPT_AT_ONCE = 500;

const withLog = {
  log: { orderBy: { startedAt: 'asc' } },
} as const satisfies Prisma.WebhookDeliveryInclude;

export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ include: typeof withLog }> & {
  /** Null when no attempt is scheduled. */
  nextAttemptAt: Date | null;
};

/** An endpoint as the result of an attempt needs it. */
export type Endpoint = {
  creatorId: string;
  isOn: boolean;
  failingSince: Date | null;
  isFailingTooLong: boolean;
};

/** A page of an endpoint's deliveries, newest first. */
export async function listDeliveries(
  endpointId: string,
  page: Page,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const where = { endpointId };
  const [rows, total] = await Promise.all([
    db().webhookDelivery.findMany({
      where,
      include: withLog,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: offsetOf(page),
      take: page.limit,
    }),
    db().webhookDelivery.count({ where }),
  ]);
  return { rows: await withNextAttempt(rows), total };
}

export async function findDelivery(endpointId: string, id: string): Promise<DeliveryRow | null> {
  const rows = await db().webhookDelivery.findMany({ where: { id, endpointId }, include: withLog });
  return (await withNextAttempt(rows))[0] ?? null;
}

async function withNextAttempt<Row extends { id: string; status: string }>(rows: Row[]) {
  const jobs = await findJobs(
    WEBHOOK_QUEUE,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    nextAttemptAt: (row.status === 'waiting' && jobs.get(row.id)?.dueAt) || null,
  }));
}

/** The creator's endpoints for an event, locked, so that none is deleted before it is written. */
export function lockSubscribed(creatorId: string, event: string): Promise<{ id: string }[]> {
  return db().$queryRaw`
    SELECT id FROM webhook_endpoint WHERE creator_id = ${creatorId}::uuid AND is_on AND ${event} = ANY(events) ORDER BY id FOR KEY SHARE`;
}

export async function insertDelivery(data: {
  id: string;
  endpointId: string;
  event: string;
  body: string;
  /** The reader's message that it is about. */
  aboutId: string | null;
}): Promise<void> {
  await db().webhookDelivery.createMany({ data });
}

/** Removes sent and waiting events about something that a reader withdrew. */
export async function deleteDeliveriesAbout(aboutId: string): Promise<void> {
  await db().webhookDelivery.deleteMany({ where: { aboutId } });
}

/**
 * Undefined when it was removed, delivered or cancelled meanwhile. That of a suspended account is
 * off.
 */
export async function findWaiting(id: string): Promise<Delivery | undefined> {
  const [delivery] = await db().$queryRaw<Delivery[]>`
    SELECT d.id, d.endpoint_id AS "endpointId", d.event, d.body, e.url, e.is_on AND owner.suspended_at IS NULL AS "isOn", e.secret,
      CASE WHEN e.previous_secret_until > now() THEN e.previous_secret END AS "previousSecret"
    FROM webhook_delivery AS d JOIN webhook_endpoint AS e ON e.id = d.endpoint_id
      JOIN creator ON creator.id = e.creator_id JOIN user_account AS owner ON owner.id = creator.owner_id WHERE d.id = ${id}::uuid AND d.status = 'waiting'`;
  return delivery;
}

/** Marks a delivery as failed, unless it has ended. */
export async function cancelDelivery(id: string): Promise<void> {
  await db().webhookDelivery.updateMany({
    where: { id, status: 'waiting' },
    data: { status: 'failed' },
  });
}

/**
 * Marks all waiting deliveries of an endpoint as failed, except tests.
 * @returns their ids
 */
export async function cancelDeliveriesOf(endpointId: string): Promise<string[]> {
  const ended = await db().webhookDelivery.updateManyAndReturn({
    where: { endpointId, status: 'waiting', event: { not: WEBHOOK_TEST } },
    data: { status: 'failed' },
    select: { id: true },
  });
  return ended.map(({ id }) => id);
}

/**
 * Marks an ended delivery as waiting again.
 * @returns false when it is in progress
 */
export async function reopenDelivery(id: string): Promise<boolean> {
  const ended = await db().webhookDelivery.updateMany({
    where: { id, status: { not: 'waiting' } },
    data: { status: 'waiting' },
  });
  return ended.count > 0 || !(await findJobs(WEBHOOK_QUEUE, [id])).get(id)?.isRunning;
}

/** Locks an endpoint until the transaction ends; undefined when it is gone. */
export async function lockEndpoint(id: string): Promise<Endpoint | undefined> {
  const [endpoint] = await db().$queryRaw<Endpoint[]>`
    SELECT creator_id AS "creatorId", is_on AS "isOn", failing_since AS "failingSince",
      coalesce(last_failed_at > now() - ${GAP_DAYS} * interval '1 day' AND failing_since <= now() - ${FAILING_DAYS} * interval '1 day', false) AS "isFailingTooLong"
    FROM webhook_endpoint WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return endpoint;
}

/**
 * Adds an attempt to the log of a delivery, and sets its status.
 * @returns false when the delivery was removed meanwhile
 */
export async function insertAttempt(
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

export async function clearFailures(id: string): Promise<void> {
  await db().webhookEndpoint.update({
    where: { id },
    data: { failingSince: null, lastFailedAt: null },
  });
}

export async function noteFailure(id: string): Promise<void> {
  await db().$executeRaw`
    UPDATE webhook_endpoint SET last_failed_at = now(),
      failing_since = CASE WHEN last_failed_at > now() - ${GAP_DAYS} * interval '1 day' THEN coalesce(failing_since, now()) ELSE now() END
    WHERE id = ${id}::uuid`;
}

/** Endpoints that are on, in the order of their ids. */
export function listSwitchedOn(
  where: Prisma.WebhookEndpointWhereInput,
): Promise<{ id: string; creatorId: string }[]> {
  return db().webhookEndpoint.findMany({
    where: { ...where, isOn: true },
    select: { id: true, creatorId: true },
    orderBy: { id: 'asc' },
    take: ENDPOINTS_AT_ONCE,
  });
}

/** Switches an endpoint off, and returns its owner. */
export async function switchOffEndpoint(id: string, offReason: WebhookOffReason) {
  const { creator } = await db().webhookEndpoint.update({
    where: { id },
    data: { isOn: false, offReason },
    select: {
      creator: {
        select: { owner: { select: { email: true, locale: true, emailConfirmedAt: true } } },
      },
    },
  });
  return creator.owner;
}

/** Removes deliveries that ended more than 30 days ago, a bounded number per call. */
export async function deleteOldDeliveries(): Promise<void> {
  await db().$executeRaw`
    DELETE FROM webhook_delivery WHERE id IN (
      SELECT id FROM webhook_delivery WHERE created_at < now() - ${WEBHOOK_LOG_DAYS} * interval '1 day' AND status <> 'waiting' ORDER BY created_at LIMIT ${SWEPT_AT_ONCE})`;
}
