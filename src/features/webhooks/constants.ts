export const WEBHOOKS_PER_ACCOUNT_MAX = 10;
export const WEBHOOK_URL_MAX = 2048;
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;
/** Retention of deliveries. */
export const WEBHOOK_LOG_DAYS = 30;
/** Time in which a replaced secret still signs. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24;

/** Why an attempt got no response. */
export const WEBHOOK_PROBLEMS = [
  'bad_url',
  'credentials',
  'port',
  'not_public',
  'unknown_host',
  'certificate',
  'redirects',
  'timeout',
  'unreachable',
  /** The secret was encrypted with an AUTH_SECRET that has been removed. */
  'secret',
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** Why we disabled an endpoint: it answered 410, or only failures for five days. */
export const WEBHOOK_OFF_REASONS = ['gone', 'failing', 'access_ended'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

export const WEBHOOK_QUEUE = 'webhook';
