import { createWebhook } from '@/features/webhooks/server/service';
import { db } from '@/server/db/client';
import { runDue } from '@/server/jobs/worker';
import { webhookQueue } from '@/features/webhooks/server/deliveries/worker';
import { EVENT_NAMES, type WebhookEvent } from '@/features/webhooks/events';
import type { TestCreator } from './database/factories';
import type { ExternalServer } from './stand-ins/external-server';

/** A webhook of the creator to a server of the test. */
export const buildWebhook = (
  creator: TestCreator,
  { url }: Pick<ExternalServer, 'url'>,
  events: WebhookEvent[] = EVENT_NAMES,
) => createWebhook(creator.actor, { url, events });

/** Sends due events, like the background job, and waits for it. */
export const deliverWebhooks = () => runDue(webhookQueue);

/** Advances the time of an endpoint by so many days. */
export const daysLater = (endpointId: string, days: number) => db().$executeRaw`
  UPDATE webhook_endpoint SET failing_since = failing_since - ${days} * interval '1 day', last_failed_at = last_failed_at - ${days} * interval '1 day' WHERE id = ${endpointId}::uuid`;
