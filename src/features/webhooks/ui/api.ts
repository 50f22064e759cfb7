import { callApi } from '@/browser/api/call-api';
import type { WebhookInput, WebhookPatch } from '../schema';

/** The response is the only one with the secret. */
export function createWebhook(input: WebhookInput) {
  return callApi('POST', '/dashboard/webhooks', { body: input });
}

export function updateWebhook(webhookId: string, patch: WebhookPatch) {
  return callApi('PATCH', '/dashboard/webhooks/{webhookId}', {
    params: { webhookId },
    body: patch,
  });
}

export function deleteWebhook(webhookId: string) {
  return callApi('DELETE', '/dashboard/webhooks/{webhookId}', { params: { webhookId } });
}

/** Creates a new secret, which only this response contains. */
export function rotateSecret(webhookId: string) {
  return callApi('POST', '/dashboard/webhooks/{webhookId}/secret', { params: { webhookId } });
}

export function testWebhook(webhookId: string) {
  return callApi('POST', '/dashboard/webhooks/{webhookId}/test', { params: { webhookId } });
}

export function readDeliveries(webhookId: string, query: { page: number }, signal?: AbortSignal) {
  return callApi('GET', '/dashboard/webhooks/{webhookId}/deliveries', {
    params: { webhookId },
    query,
    signal,
  });
}

export function resendDelivery(webhookId: string, deliveryId: string) {
  return callApi('POST', '/dashboard/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
    params: { webhookId, deliveryId },
  });
}
