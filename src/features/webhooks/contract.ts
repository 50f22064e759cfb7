import { contract } from '@/shared/http/contract';
import {
  webhookList,
  webhookInput,
  webhookWithSecret,
  webhookPatch,
  webhookView,
  deliveryView,
  deliveriesQuery,
  deliveryList,
} from './schema';

export const webhookCalls = {
  list: contract({
    method: 'GET',
    path: '/dashboard/webhooks',
    scope: 'webhooks',
    summary: 'The webhooks of the account.',
    answer: webhookList,
  }),
  // Not idempotent: a stored answer would contain the secret.
  create: contract({
    method: 'POST',
    path: '/dashboard/webhooks',
    scope: 'webhooks',
    summary: 'Makes a webhook; the answer is the only one that holds its secret.',
    description:
      'A personal token that makes a webhook, switches it on, or gives it another address or secret has set it up: its owner gets a mail, and the webhook is switched off when the token ends. It stays on if the owner saved its address in the settings since, or switches it on there again.',
    body: webhookInput,
    answer: webhookWithSecret,
    status: 201,
    errors: ['too_many_webhooks'],
  }),
  update: contract({
    method: 'PATCH',
    path: '/dashboard/webhooks/{webhookId}',
    scope: 'webhooks',
    summary: 'Changes the address or the events, or switches it on or off.',
    body: webhookPatch,
    answer: webhookView,
  }),
  delete: contract({
    method: 'DELETE',
    path: '/dashboard/webhooks/{webhookId}',
    scope: 'webhooks',
    summary: 'Deletes a webhook with its log.',
    status: 204,
  }),
  rotateSecret: contract({
    method: 'POST',
    path: '/dashboard/webhooks/{webhookId}/secret',
    scope: 'webhooks',
    summary: 'Makes another secret; the former one signs too for 24 hours.',
    answer: webhookWithSecret,
    status: 201,
  }),
  test: contract({
    method: 'POST',
    path: '/dashboard/webhooks/{webhookId}/test',
    scope: 'webhooks',
    summary: 'Sends an event of the type webhook.test, once.',
    answer: deliveryView,
    status: 202,
    errors: ['too_many_requests'],
  }),
  listDeliveries: contract({
    method: 'GET',
    path: '/dashboard/webhooks/{webhookId}/deliveries',
    scope: 'webhooks',
    summary: 'The deliveries of the last 30 days, with every attempt.',
    query: deliveriesQuery,
    answer: deliveryList,
  }),
  resend: contract({
    method: 'POST',
    path: '/dashboard/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    scope: 'webhooks',
    summary: 'Sends an event once more, under its id.',
    answer: deliveryView,
    status: 202,
    errors: ['webhook_off', 'too_many_requests'],
  }),
};
