import 'server-only';
import { inTransaction } from '@/server/db/client';
import { checkedUrl, isAllowedByOperator } from '@/server/outside/guarded-address';
import { OutsideError } from '@/server/outside/outside-error';
import { uuid7 } from '@/server/uuid7';
import { giveUpWaiting } from '@/server/webhooks/outcome';
import { newWebhookSecret, sealWebhookSecret } from '@/server/webhooks/secret';
import { AppError, fieldError } from '@/shared/app-error';
import { isUuid } from '@/shared/uid';
import type { Actor } from '../auth/actor';
import { WEBHOOKS_PER_ACCOUNT_MAX } from './constants';
import { toWebhookView } from './presenter';
import * as rows from './repository';
import type {
  WebhookInput,
  WebhookList,
  WebhookPatch,
  WebhookView,
  WebhookWithSecret,
} from './schema';

/** The creator's webhooks, the oldest first. */
export async function listWebhooks(actor: Actor): Promise<WebhookList> {
  const results = (await rows.listEndpoints(actor.creatorId)).map(toWebhookView);
  return { results, totalResults: results.length };
}

/**
 * Makes a webhook, switched on. Its secret is in this answer only.
 * @throws {AppError} too_many_webhooks past 10; validation_failed at url when it may not be asked
 */
export async function createWebhook(
  actor: Actor,
  { url, events }: WebhookInput,
): Promise<WebhookWithSecret> {
  const data = { id: uuid7(), creatorId: actor.creatorId, url: allowedAddress(url), events };
  const secret = newWebhookSecret();
  return inTransaction(async () => {
    if ((await rows.countEndpointsLocked(actor.creatorId)) >= WEBHOOKS_PER_ACCOUNT_MAX)
      throw new AppError('too_many_webhooks');
    return {
      ...toWebhookView(
        await rows.insertEndpoint({ ...data, secret: sealWebhookSecret(data.id, secret) }),
      ),
      secret,
    };
  });
}

/**
 * Changes where or what is told, or switches it on or off. What waits when it is switched off is given up.
 * @throws {AppError} not_found; validation_failed at url when it may not be asked
 */
export async function updateWebhook(
  actor: Actor,
  id: string,
  { url, events, isOn }: WebhookPatch,
): Promise<WebhookView> {
  const address = url === undefined ? undefined : allowedAddress(url);
  return inTransaction(async () => {
    const before = await lockOwn(actor, id);
    if (address === undefined && events === undefined && isOn === undefined)
      return toWebhookView(before);
    const isNewBeginning =
      (address !== undefined && address !== before.url) || (isOn === true && !before.isOn);
    const row = await rows.updateEndpoint(id, {
      ...(address === undefined ? {} : { url: address }),
      ...(events ? { events } : {}),
      ...(isOn === undefined ? {} : { isOn, offReason: null }),
      ...(isNewBeginning ? { failingSince: null, lastFailedAt: null } : {}),
    });
    if (isOn === false) await giveUpWaiting(id);
    return toWebhookView(row);
  });
}

/** Removes a webhook with its log. @throws {AppError} not_found */
export async function deleteWebhook(actor: Actor, id: string): Promise<void> {
  if (!isUuid(id) || !(await rows.deleteEndpoint(id, actor.creatorId)))
    throw new AppError('not_found');
}

/** Gives a webhook another secret, which is in this answer only; the former one signs too for 24 hours. @throws {AppError} not_found */
export async function rotateSecret(actor: Actor, id: string): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret();
  return inTransaction(async () => {
    await lockOwn(actor, id);
    await rows.replaceSecret(id, sealWebhookSecret(id, secret));
    return { ...toWebhookView(await lockOwn(actor, id)), secret };
  });
}

async function lockOwn(actor: Actor, id: string): Promise<rows.WebhookRow> {
  const row = isUuid(id) ? await rows.lockEndpoint(actor.creatorId, id) : null;
  if (!row) throw new AppError('not_found');
  return row;
}

const REFUSALS = {
  credentials: 'webhookUrlCredentials',
  port: 'webhookUrlPort',
  not_public: 'webhookUrlNotPublic',
} as const;

// What can be told of an address at once; where its name leads is looked at when it is asked.
function allowedAddress(text: string): string {
  try {
    const url = checkedUrl(text);
    if (url.protocol !== 'https:' && !isAllowedByOperator(url))
      throw fieldError('url', 'webhookUrlHttps');
    return url.href;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw fieldError(
      'url',
      error.reason in REFUSALS
        ? REFUSALS[error.reason as keyof typeof REFUSALS]
        : 'webhookUrlInvalid',
    );
  }
}
