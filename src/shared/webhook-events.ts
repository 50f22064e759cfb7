/** What creators can have told to a server of theirs. */
export const WEBHOOK_EVENTS = [
  'project.published',
  'project.unpublished',
  'feedback.received',
  'report.received',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent to try an endpoint out; nobody chooses it. */
export const WEBHOOK_TEST = 'webhook.test';

/** How long what was sent, and what came of it, can be looked at. */
export const WEBHOOK_LOG_DAYS = 30;
/** How long a secret goes on signing after it was replaced. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24;

/** Why an attempt got no answer. */
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
  /** The secret was sealed with an AUTH_SECRET that is no longer there. */
  'secret',
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** Why an endpoint was switched off by us: it answered 410, or nothing but failures for five days. */
export const WEBHOOK_OFF_REASONS = ['gone', 'failing'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];
