import 'server-only';
import { inTransaction } from '@/server/db/client';
import { countAttempt } from '@/server/rate-limit';
import { AppError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import type { Actor } from '@/features/auth/server/actor';
import { WEBHOOK_TEST } from '../../events';
import { toDeliveryView } from '../presenter';
import { findEndpoint, lockEndpoint, type WebhookRow } from '../repository';
import { enqueueDelivery, queueWebhookTest } from './queue';
import * as rows from './repository';
import type { DeliveriesQuery, DeliveryList, DeliveryView } from '../../schema';

/**
 * A page of a webhook's deliveries of the last 30 days, newest first.
 * @throws {AppError} not_found
 */
export async function listDeliveries(
  actor: Actor,
  webhookId: string,
  query: DeliveriesQuery,
): Promise<DeliveryList> {
  const { id } = await readOwn(actor, webhookId);
  const { rows: found, total } = await rows.listDeliveries(id, query);
  return { results: found.map(toDeliveryView), totalResults: total };
}

/**
 * Sends an event of the type webhook.test with a single attempt, also to a webhook that is switched
 * off.
 * @throws {AppError} not_found, too_many_requests
 */
export async function testWebhook(actor: Actor, webhookId: string): Promise<DeliveryView> {
  await countSend(actor);
  return inTransaction(async () => {
    // Locked, so that it is not deleted before the test is inserted.
    const endpoint = isUuid(webhookId) ? await lockEndpoint(actor.creatorId, webhookId) : null;
    if (!endpoint) throw new AppError('not_found');
    return readDelivery(endpoint.id, await queueWebhookTest(endpoint.id));
  });
}

/**
 * Resends a delivery under its id, with all attempts of a new one. A delivery in progress stays
 * unchanged.
 * @throws {AppError} not_found, too_many_requests; webhook_off when it is switched off
 */
export async function resendDelivery(
  actor: Actor,
  webhookId: string,
  deliveryId: string,
): Promise<DeliveryView> {
  await countSend(actor);
  return inTransaction(async () => {
    const { id, isOn } = await readOwn(actor, webhookId);
    const { event } = await readDelivery(id, deliveryId);
    if (!isOn && event !== WEBHOOK_TEST) throw new AppError('webhook_off');
    if (await rows.reopenDelivery(deliveryId)) await enqueueDelivery(deliveryId, id);
    return readDelivery(id, deliveryId);
  });
}

async function readOwn(actor: Actor, id: string): Promise<WebhookRow> {
  const row = isUuid(id) ? await findEndpoint(actor.creatorId, id) : null;
  if (!row) throw new AppError('not_found');
  return row;
}

async function readDelivery(endpointId: string, id: string): Promise<DeliveryView> {
  const row = isUuid(id) ? await rows.findDelivery(endpointId, id) : null;
  if (!row) throw new AppError('not_found');
  return toDeliveryView(row);
}

function countSend({ userId }: Actor): Promise<void> {
  return countAttempt({ name: 'webhook', by: userId });
}
