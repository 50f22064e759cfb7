/**
 * The events that creators can subscribe to, with their description in the API. Each has a payload in
 * `webhookMessages` and a name for people under `webhooks.event`.
 */
export const EVENT_SUMMARIES = {
  'project.published': 'A project was published, or a new version of it.',
  'project.unpublished':
    'A published project left the public: it was unpublished, archived, taken down or deleted. Where it was archived or taken down, that event is sent too.',
  'project.archived': 'A project was archived, whether it was published or not.',
  'project.taken_down':
    'Operators took a project down, whether it was published or not. When they put it back and it is published again, `project.published` is sent.',
  'feedback.received': 'A reader left feedback.',
  'report.received': 'A reader reported something about a step.',
};
export type WebhookEvent = keyof typeof EVENT_SUMMARIES;
export const WEBHOOK_EVENTS = Object.keys(EVENT_SUMMARIES) as WebhookEvent[];

/** The test event; it cannot be subscribed to. */
export const WEBHOOK_TEST = 'webhook.test';

type Underscored<Event> = Event extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
/** The message key of an event: a dot would separate levels of keys. */
export const eventKey = <Event extends WebhookEvent | typeof WEBHOOK_TEST>(event: Event) =>
  event.replace('.', '_') as Underscored<Event>;

/** How long deliveries can be looked up. */
export const WEBHOOK_LOG_DAYS = 30;
/** How long a replaced secret still signs. */
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
