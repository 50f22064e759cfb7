import 'server-only';
import { WEBHOOK_TEST, type WebhookEvent } from '@/shared/webhook-events';
import { afterCommit, db } from '../db/client';
import { uuid7 } from '../uuid7';
import { wakeJob } from '../wake-job';

/** The name of the job that delivers what is queued here. */
export const WEBHOOK_JOB = 'deliverWebhooks';

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
  await afterCommit(wakeWebhooks);
}

/** Queues what tries an endpoint out. @returns the id of its delivery */
export async function queueWebhookTest(endpointId: string): Promise<string> {
  const id = await insert(
    endpointId,
    WEBHOOK_TEST,
    bodyOf(WEBHOOK_TEST, { webhookId: endpointId }),
    null,
  );
  await afterCommit(wakeWebhooks);
  return id;
}

/** Removes what was told, or is still to be told, of something that a reader took back. */
export async function forgetWebhooksAbout(aboutId: string): Promise<void> {
  await db().webhookDelivery.deleteMany({ where: { aboutId } });
}

/** Lets the delivery of this process look at once for what is to be sent. */
export function wakeWebhooks(): void {
  wakeJob(WEBHOOK_JOB);
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
  // The database's own clock, by which deliveries are taken.
  await db().$executeRaw`
    INSERT INTO webhook_delivery (id, endpoint_id, event, about_id, body, due_at) VALUES (${id}::uuid, ${endpointId}::uuid, ${event}, ${aboutId}::uuid, ${body}, now())`;
  return id;
}
