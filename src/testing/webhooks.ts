import { createWebhook } from '@/features/webhooks/service';
import { db } from '@/server/db/client';
import { createCourier } from '@/server/webhooks/courier';
import type { WebhookEvent } from '@/shared/webhook-events';
import type { TestCreator } from './factories';
import type { OutsideServer } from './outside-server';

const ALL: WebhookEvent[] = [
  'project.published',
  'project.unpublished',
  'feedback.received',
  'report.received',
];

/** A webhook of the creator that tells a server of the test. */
export const buildWebhook = (
  creator: TestCreator,
  { url }: Pick<OutsideServer, 'url'>,
  events: WebhookEvent[] = ALL,
) => createWebhook(creator.actor, { url, events });

/** Sends what is due, as the background job does, and waits for it. */
export async function deliverWebhooks(): Promise<void> {
  let sent = 0;
  const courier = createCourier(() => {
    sent += 1;
  });
  do {
    sent = 0;
    await courier.takeDue();
    await courier.settled();
  } while (sent > 0);
}

/** Lets the time pass until everything that waits is due again, and every claim has run out. */
export const untilWebhooksDue = () =>
  db()
    .$executeRaw`UPDATE webhook_delivery SET due_at = now() - interval '1 second', claimed_until = NULL WHERE due_at IS NOT NULL`;

/** Lets so many days pass for an endpoint. */
export const daysLater = (endpointId: string, days: number) => db().$executeRaw`
  UPDATE webhook_endpoint SET failing_since = failing_since - ${days} * interval '1 day', last_failed_at = last_failed_at - ${days} * interval '1 day' WHERE id = ${endpointId}::uuid`;
