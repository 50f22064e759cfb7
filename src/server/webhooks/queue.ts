import 'server-only';
import { WEBHOOK_TEST, type WebhookEvent } from '@/shared/webhook-events';
import { db } from '../db/client';
import { enqueue } from '../jobs/queue';
import { uuid7 } from '../uuid7';

/** Its jobs have the id of a delivery as their key, and that of its endpoint as their group. */
export const WEBHOOK_QUEUE = 'webhook';

type Told = {
  /** Whose endpoints hear of it. */
  creatorId: string;
  event: WebhookEvent;
  /** The message of a reader that it tells of, which they may take back. */
  aboutId?: string;
};

/**
 * Queues an event, in the transaction under way, for each endpoint of the creator that wants to hear of it: when the change is there,
 * so is the event. Nobody waits for the delivery.
 * @param data what is told; only made when somebody wants to hear it
 */
export async function queueWebhook(
  { creatorId, event, aboutId }: Told,
  data: () => object | Promise<object>,
): Promise<void> {
  // Held until the transaction ends, so that none of them is deleted before its event is written.
  const endpoints = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoint WHERE creator_id = ${creatorId}::uuid AND is_on AND ${event} = ANY(events) ORDER BY id FOR KEY SHARE`;
  if (endpoints.length === 0) return;
  const body = bodyOf(event, await data());
  for (const { id } of endpoints) await insert(id, event, body, aboutId ?? null);
}

/** Queues what tries an endpoint out. @returns the id of its delivery */
export async function queueWebhookTest(endpointId: string): Promise<string> {
  return insert(endpointId, WEBHOOK_TEST, bodyOf(WEBHOOK_TEST, { webhookId: endpointId }), null);
}

/** Lets a delivery of the endpoint be tried at once, with all attempts. */
export function enqueueDelivery(id: string, endpointId: string): Promise<void> {
  return enqueue({ queue: WEBHOOK_QUEUE, key: id, group: endpointId });
}

/** Removes what was told, or is still to be told, of something that a reader took back. */
export async function forgetWebhooksAbout(aboutId: string): Promise<void> {
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
