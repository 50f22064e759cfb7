import * as dashboardWebhooks from '../../dashboard/webhooks/route';
import * as dashboardWebhooksWebhookId from '../../dashboard/webhooks/[webhookId]/route';
import * as dashboardWebhooksWebhookIdDeliveries from '../../dashboard/webhooks/[webhookId]/deliveries/route';
import * as dashboardWebhooksWebhookIdDeliveriesDeliveryIdResend from '../../dashboard/webhooks/[webhookId]/deliveries/[deliveryId]/resend/route';
import * as dashboardWebhooksWebhookIdSecret from '../../dashboard/webhooks/[webhookId]/secret/route';
import * as dashboardWebhooksWebhookIdTest from '../../dashboard/webhooks/[webhookId]/test/route';
import type { CallGroup } from '../call-group';

export const webhooks: CallGroup = {
  name: 'Webhooks',
  slug: 'webhooks',
  about:
    'Addresses that are told what happens, signed as Standard Webhooks describes it, and what came of it.',
  calls: {
    '/dashboard/webhooks': [
      dashboardWebhooks,
      {
        GET: { summary: 'The webhooks of the account.' },
        POST: {
          summary: 'Makes a webhook; the answer is the only one that holds its secret.',
          errors: ['too_many_webhooks'],
        },
      },
    ],
    '/dashboard/webhooks/{webhookId}': [
      dashboardWebhooksWebhookId,
      {
        PATCH: { summary: 'Changes where or what is told, or switches it on or off.' },
        DELETE: { summary: 'Deletes a webhook with its log.' },
      },
    ],
    '/dashboard/webhooks/{webhookId}/secret': [
      dashboardWebhooksWebhookIdSecret,
      {
        POST: { summary: 'Makes another secret; the former one signs too for 24 hours.' },
      },
    ],
    '/dashboard/webhooks/{webhookId}/test': [
      dashboardWebhooksWebhookIdTest,
      {
        POST: {
          summary: 'Sends an event of the type webhook.test, once.',
          errors: ['too_many_requests'],
        },
      },
    ],
    '/dashboard/webhooks/{webhookId}/deliveries': [
      dashboardWebhooksWebhookIdDeliveries,
      {
        GET: { summary: 'What was told in the last 30 days, with every attempt.' },
      },
    ],
    '/dashboard/webhooks/{webhookId}/deliveries/{deliveryId}/resend': [
      dashboardWebhooksWebhookIdDeliveriesDeliveryIdResend,
      {
        POST: {
          summary: 'Sends an event once more, under its id.',
          errors: ['webhook_off', 'too_many_requests'],
        },
      },
    ],
  },
};
