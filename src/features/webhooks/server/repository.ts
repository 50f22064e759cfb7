import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { findJobs } from '@/server/jobs/queue';
import { enqueueDelivery, WEBHOOK_QUEUE } from '@/server/webhooks/queue';
import { offsetOf, type Page } from '@/shared/http/pagination';
import { WEBHOOK_SECRET_OVERLAP_HOURS } from '@/shared/http/webhook-events';

const shown = {
  id: true,
  url: true,
  events: true,
  isOn: true,
  offReason: true,
  failingSince: true,
  previousSecretUntil: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.WebhookEndpointSelect;
const withLog = {
  log: { orderBy: { startedAt: 'asc' } },
} as const satisfies Prisma.WebhookDeliveryInclude;

export type WebhookRow = Prisma.WebhookEndpointGetPayload<{ select: typeof shown }>;
export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ include: typeof withLog }> & {
  /** Null when no attempt is scheduled. */
  nextAttemptAt: Date | null;
};

/**
 * The number of a creator's endpoints; locks the creator, so that none is added until the
 * transaction ends.
 */
export async function countEndpointsLocked(creatorId: string): Promise<number> {
  await db().$queryRaw`SELECT id FROM creator WHERE id = ${creatorId}::uuid FOR NO KEY UPDATE`;
  return db().webhookEndpoint.count({ where: { creatorId } });
}

export function insertEndpoint(data: {
  id: string;
  creatorId: string;
  url: string;
  events: string[];
  secret: string;
  tokenId: string | null;
}): Promise<WebhookRow> {
  return db().webhookEndpoint.create({ data, select: shown });
}

/** Oldest first. */
export function listEndpoints(creatorId: string): Promise<WebhookRow[]> {
  return db().webhookEndpoint.findMany({
    where: { creatorId },
    select: shown,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
}

export function findEndpoint(creatorId: string, id: string): Promise<WebhookRow | null> {
  return db().webhookEndpoint.findFirst({ where: { id, creatorId }, select: shown });
}

/** The creator's endpoint, locked until the transaction ends; null for another creator's. */
export async function lockEndpoint(creatorId: string, id: string): Promise<WebhookRow | null> {
  const [locked] = await db().$queryRaw<
    unknown[]
  >`SELECT id FROM webhook_endpoint WHERE id = ${id}::uuid AND creator_id = ${creatorId}::uuid FOR NO KEY UPDATE`;
  return locked ? findEndpoint(creatorId, id) : null;
}

export function updateEndpoint(
  id: string,
  data: Prisma.WebhookEndpointUncheckedUpdateInput,
): Promise<WebhookRow> {
  return db().webhookEndpoint.update({ where: { id }, data, select: shown });
}

/**
 * Deletes an endpoint of this creator.
 * @returns whether it existed
 */
export async function deleteEndpoint(id: string, creatorId: string): Promise<boolean> {
  return (await db().webhookEndpoint.deleteMany({ where: { id, creatorId } })).count === 1;
}

/** Replaces the secret; the previous one stays valid for a day. */
export async function replaceSecret(id: string, secret: string): Promise<void> {
  await db().$executeRaw`
    UPDATE webhook_endpoint SET previous_secret = secret, previous_secret_until = now() + ${WEBHOOK_SECRET_OVERLAP_HOURS} * interval '1 hour', secret = ${secret}, updated_at = now()
    WHERE id = ${id}::uuid`;
}

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

/** Restarts a delivery, unless it is in progress. */
export async function restartDelivery(id: string, endpointId: string): Promise<void> {
  const ended = await db().webhookDelivery.updateMany({
    where: { id, status: { not: 'waiting' } },
    data: { status: 'waiting' },
  });
  if (ended.count === 0 && (await findJobs(WEBHOOK_QUEUE, [id])).get(id)?.isRunning) return;
  await enqueueDelivery(id, endpointId);
}

/** The owner of an endpoint that we switched off, and the reason, for the mail. */
export function findSwitchedOff(id: string) {
  return db().webhookEndpoint.findFirst({
    where: { id, isOn: false },
    select: {
      url: true,
      offReason: true,
      creator: { select: { user: { select: { name: true } } } },
    },
  });
}

/** A personal token and whom to tell of what it does. */
export function findTokenOwner(tokenId: string) {
  return db().personalToken.findUnique({
    where: { id: tokenId },
    select: { name: true, user: { select: { name: true, email: true, locale: true } } },
  });
}
