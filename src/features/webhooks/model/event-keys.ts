import type { WebhookEvent, WEBHOOK_TEST } from '@/shared/http/webhook-events';

/** The message key of an event: a dot would separate levels of keys. */
export const EVENT_KEYS = {
  'project.published': 'project_published',
  'project.unpublished': 'project_unpublished',
  'feedback.received': 'feedback_received',
  'report.received': 'report_received',
  'webhook.test': 'webhook_test',
} as const satisfies Record<WebhookEvent | typeof WEBHOOK_TEST, string>;
