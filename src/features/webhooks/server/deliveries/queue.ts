import 'server-only';
import { enqueue } from '@/server/jobs/queue';
import { uuid7 } from '@/server/secrets/uuid7';
import { WEBHOOK_QUEUE } from '../../constants';
import { WEBHOOK_TEST, type WebhookEvent } from '../../events';
import * as rows from './repository';

type QueuedEvent = {
  /** The creator whose endpoints get it. */
  creatorId: string;
  event: WebhookEvent;
  /** The reader's message that it is about, which the reader may withdraw. */
  aboutId?: string;
};

/**
 * Enqueues an event for each subscribed endpoint of the creator, in the transaction of the change.
 * @param data the payload; only built when an endpoint is subscribed
 */
export async function queueWebhook(
  { creatorId, event, aboutId }: QueuedEvent,
  data: () => object | Promise<object>,
): Promise<void> {
  const endpoints = await rows.lockSubscribed(creatorId, event);
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

const bodyOf = (type: string, data: object) =>
  JSON.stringify({ type, timestamp: new Date().toISOString(), data });

async function insert(
  endpointId: string,
  event: string,
  body: string,
  aboutId: string | null,
): Promise<string> {
  const id = uuid7();
  await rows.insertDelivery({ id, endpointId, event, body, aboutId });
  await enqueueDelivery(id, endpointId);
  return id;
}
