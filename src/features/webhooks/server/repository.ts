import 'server-only';
import { workshopCounts } from '@/features/auth/server/workshops/in-mails';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { WEBHOOK_SECRET_OVERLAP_HOURS } from '../constants';

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

export type WebhookRow = Prisma.WebhookEndpointGetPayload<{ select: typeof shown }>;

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

/** The owner of an endpoint that we switched off, and the reason, for the mail. */
export function findSwitchedOff(id: string) {
  return db().webhookEndpoint.findFirst({
    where: { id, isOn: false },
    select: {
      url: true,
      offReason: true,
      creator: { select: { uid: true, owner: { select: { name: true, ...workshopCounts } } } },
    },
  });
}

/** A personal token, and the recipient of notices about its use. */
export function findTokenOwner(tokenId: string) {
  return db().personalToken.findUnique({
    where: { id: tokenId },
    select: { name: true, user: { select: { name: true, email: true, locale: true } } },
  });
}

/** Up to `take` endpoints with their encrypted secrets, in the order of their ids, after one. */
export function listSecrets(after: string | undefined, take: number) {
  return db().webhookEndpoint.findMany({
    select: { id: true, secret: true, previousSecret: true },
    orderBy: { id: 'asc' },
    take,
    ...(after === undefined ? {} : { where: { id: { gt: after } } }),
  });
}

/** Replaces an encrypted secret, unless it was rotated meanwhile. */
export async function reencryptSecret(
  id: string,
  field: 'secret' | 'previousSecret',
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db().webhookEndpoint.updateMany({ where: { id, [field]: from }, data: { [field]: to } });
}

/** Removes former secrets whose time is over. */
export async function deletePreviousSecrets(): Promise<void> {
  await db()
    .$executeRaw`UPDATE webhook_endpoint SET previous_secret = NULL, previous_secret_until = NULL WHERE previous_secret_until <= now()`;
}
