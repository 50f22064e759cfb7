import type { WebhookEvent, WEBHOOK_TEST } from '@/shared/webhook-events';

/** Under which key the texts name an event: a dot would be a place among them. */
export const EVENT_KEYS = {
  'project.published': 'project_published',
  'project.unpublished': 'project_unpublished',
  'feedback.received': 'feedback_received',
  'report.received': 'report_received',
  'webhook.test': 'webhook_test',
} as const satisfies Record<WebhookEvent | typeof WEBHOOK_TEST, string>;
