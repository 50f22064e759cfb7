import 'server-only';
import { WEBHOOK_OFF_REASONS } from '../constants';
import type { DeliveryRow } from './deliveries/repository';
import type { WebhookRow } from './repository';
import type { DeliveryView, WebhookView } from '../schema';

export function toWebhookView({
  id,
  url,
  events,
  isOn,
  offReason,
  failingSince,
  previousSecretUntil,
  createdAt,
  updatedAt,
}: WebhookRow): WebhookView {
  return {
    id,
    url,
    events: events as WebhookView['events'],
    isOn,
    state: isOn ? (failingSince ? 'failing' : 'on') : 'off',
    offReason: WEBHOOK_OFF_REASONS.find((reason) => reason === offReason) ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    previousSecretUntil:
      previousSecretUntil && previousSecretUntil > new Date()
        ? previousSecretUntil.toISOString()
        : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toDeliveryView({
  id,
  event,
  status,
  createdAt,
  nextAttemptAt,
  body,
  log,
}: DeliveryRow): DeliveryView {
  return {
    id,
    event: event as DeliveryView['event'],
    status,
    createdAt: createdAt.toISOString(),
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    payload: JSON.parse(body) as DeliveryView['payload'],
    attempts: log.map(({ startedAt, durationMs, httpStatus, problem, answer }) => ({
      startedAt: startedAt.toISOString(),
      duration: durationMs,
      httpStatus,
      problem: problem as DeliveryView['attempts'][number]['problem'],
      answer,
    })),
  };
}
