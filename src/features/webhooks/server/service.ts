import 'server-only';
import { inTransaction } from '@/server/db/client';
import { enqueueMail } from '@/server/mail/queue';
import { isWithinLimit } from '@/server/rate-limit';
import { checkedUrl, isAllowedByOperator } from '@/server/safe-fetch/guarded-address';
import { SafeFetchError } from '@/server/safe-fetch/safe-fetch-error';
import { uuid7 } from '@/server/secrets/uuid7';
import { AppError, fieldError } from '@/shared/http/app-error';
import { isUuid } from '@/shared/ids/uid';
import { DEFAULT_LOCALE, isLocale } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { holdAccess } from '@/features/auth/server/first-proof/prove-email';
import { WEBHOOKS_PER_ACCOUNT_MAX } from '../constants';
import { cancelWaiting } from './deliveries/outcome';
import { toWebhookView } from './presenter';
import * as rows from './repository';
import { newWebhookSecret, sealWebhookSecret } from './secret';
import type {
  WebhookInput,
  WebhookList,
  WebhookPatch,
  WebhookView,
  WebhookWithSecret,
} from '../schema';

export async function listWebhooks(actor: Actor): Promise<WebhookList> {
  const results = (await rows.listEndpoints(actor.creatorId)).map(toWebhookView);
  return { results, totalResults: results.length };
}

/**
 * Creates a webhook, switched on. Only this response contains its secret.
 * @throws {AppError} too_many_webhooks past 10; validation_failed at url when the address is
 *   forbidden
 */
export async function createWebhook(
  actor: Actor,
  { url, events }: WebhookInput,
): Promise<WebhookWithSecret> {
  const data = {
    id: uuid7(),
    creatorId: actor.creatorId,
    url: allowedAddress(url),
    events,
    tokenId: actor.tokenId ?? null,
  };
  const secret = newWebhookSecret();
  return inTransaction(async () => {
    await holdAccess(actor);
    if ((await rows.countEndpointsLocked(actor.creatorId)) >= WEBHOOKS_PER_ACCOUNT_MAX)
      throw new AppError('too_many_webhooks');
    const row = await rows.insertEndpoint({ ...data, secret: sealWebhookSecret(data.id, secret) });
    await mailSetUp(actor, row);
    return { ...toWebhookView(row), secret };
  });
}

/**
 * Changes address or events of a webhook, or switches it. Switching off gives up pending
 * deliveries.
 * @throws {AppError} not_found; validation_failed at url when the address is forbidden
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
    // An owner who saves the address has seen it.
    const isSetUp = isNewBeginning || (address !== undefined && actor.tokenId === undefined);
    const row = await rows.updateEndpoint(id, {
      ...(address === undefined ? {} : { url: address }),
      ...(events ? { events } : {}),
      ...(isOn === undefined ? {} : { isOn, offReason: null }),
      ...(isNewBeginning ? { failingSince: null, lastFailedAt: null } : {}),
      ...(isSetUp ? { tokenId: actor.tokenId ?? null } : {}),
    });
    if (isSetUp) await mailSetUp(actor, row);
    if (isOn === false) await cancelWaiting(id);
    return toWebhookView(row);
  });
}

/**
 * Deletes a webhook with its log.
 * @throws {AppError} not_found
 */
export async function deleteWebhook(actor: Actor, id: string): Promise<void> {
  if (!isUuid(id) || !(await rows.deleteEndpoint(id, actor.creatorId)))
    throw new AppError('not_found');
}

/**
 * Replaces the secret of a webhook. Only this response contains it; the previous one stays valid
 * for 24 hours.
 * @throws {AppError} not_found
 */
export async function rotateSecret(actor: Actor, id: string): Promise<WebhookWithSecret> {
  const secret = newWebhookSecret();
  return inTransaction(async () => {
    await lockOwn(actor, id);
    await rows.replaceSecret(id, sealWebhookSecret(id, secret));
    const row =
      actor.tokenId === undefined
        ? await lockOwn(actor, id)
        : await rows.updateEndpoint(id, { tokenId: actor.tokenId });
    await mailSetUp(actor, row);
    return { ...toWebhookView(row), secret };
  });
}

/** Mails the owner when a token set up a webhook; within a limit, as the address may be a stranger's. */
async function mailSetUp(actor: Actor, { url }: rows.WebhookRow): Promise<void> {
  if (actor.tokenId === undefined) return;
  const mayMail = await isWithinLimit({ name: 'webhook-mail', by: actor.userId });
  const token = mayMail ? await rows.findTokenOwner(actor.tokenId) : null;
  if (!token) return;
  const { email, name, locale } = token.user;
  await enqueueMail({
    kind: 'webhook_set_up',
    email,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    data: { name, tokenName: token.name, receiver: new URL(url).host },
  });
}

async function lockOwn(actor: Actor, id: string): Promise<rows.WebhookRow> {
  await holdAccess(actor);
  const row = isUuid(id) ? await rows.lockEndpoint(actor.creatorId, id) : null;
  if (!row) throw new AppError('not_found');
  return row;
}

const REFUSALS = {
  credentials: 'webhookUrlCredentials',
  port: 'webhookUrlPort',
  not_public: 'webhookUrlNotPublic',
} as const;

// Only what the address itself shows; its DNS name is checked at each request.
function allowedAddress(text: string): string {
  try {
    const url = checkedUrl(text);
    if (url.protocol !== 'https:' && !isAllowedByOperator(url))
      throw fieldError('url', 'webhookUrlHttps');
    return url.href;
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error;
    throw fieldError(
      'url',
      error.reason in REFUSALS
        ? REFUSALS[error.reason as keyof typeof REFUSALS]
        : 'webhookUrlInvalid',
    );
  }
}
