import 'server-only';
import { WEBHOOK_TEST, type WebhookEvent } from '@/shared/http/webhook-events';
import { db } from '../db/client';
import { enqueue } from '../jobs/queue';
import { uuid7 } from '../secrets/uuid7';

/** The key of its jobs is the id of a delivery, and their group that of its endpoint. */
export const WEBHOOK_QUEUE = 'webhook';

type QueuedEvent = {
  /** The creator whose endpoints get it. */
  creatorId: string;
  event: WebhookEvent;
  /** The reader's message that it is about, which the reader may withdraw. */
  aboutId?: string;
};

/**
 * Enqueues an event for each subscribed endpoint of the creator, in the transaction of the change.
 * Nobody waits for the delivery.
 * @param data the payload; only built when an endpoint is subscribed
 */
export async function queueWebhook(
  { creatorId, event, aboutId }: QueuedEvent,
  data: () => object | Promise<object>,
): Promise<void> {
  // Locked until the transaction ends, so that none is deleted before its event is written.
  const endpoints = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoint WHERE creator_id = ${creatorId}::uuid AND is_on AND ${event} = ANY(events) ORDER BY id FOR KEY SHARE`;
  if (endpoints.length === 0) return;
  const body = bodyOf(event, await data());
  for (const { id } of endpoints) await insert(id, event, body, aboutId ?? null);
}

/**
 * Enqueues a test event for an endpoint.
 * @returns the id of its delivery
 */
export async function queueWebhookTest(endpointId: string): Promise<string> {
  return insert(endpointId, WEBHOOK_TEST, bodyOf(WEBHOOK_TEST, { webhookId: endpointId }), null);
}

/** Makes a delivery of the endpoint due at once, with all attempts. */
export function enqueueDelivery(id: string, endpointId: string): Promise<void> {
  return enqueue({ queue: WEBHOOK_QUEUE, key: id, group: endpointId });
}

/** Removes sent and waiting events about something that a reader withdrew. */
export async function deleteWebhooksAbout(aboutId: string): Promise<void> {
  await db().webhookDelivery.deleteMany({ where: { aboutId } });
}

const bodyOf = (type: string, data: object) =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

async function insert(
  endpointId: string,
  event: string,
  body: string,
  aboutId: string | null,
): Promise<string> {
  const id = uuid7();
  await db().$executeRaw`
    INSERT INTO webhook_delivery (id, endpoint_id, event, about_id, body) VALUES (${id}::uuid, ${endpointId}::uuid, ${event}, ${aboutId}::uuid, ${body})`;
  await enqueueDelivery(id, endpointId);
  return id;
}
