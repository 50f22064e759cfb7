import { z } from 'zod';
import { feedbackEvent, reportEvent } from '@/features/feedback/schema';
import { projectCard } from '@/features/projects/schema';

const publishedProject = projectCard.extend({
  versionNumber: z.int().meta({ description: 'Of the version that readers get now, from 1.' }),
  note: z.string().meta({ description: 'What its creator says of the version; empty without.' }),
});

/**
 * The events that creators can subscribe to, with their description in the API and their data. The
 * messages have a name of each for people, under `webhooks.event`.
 */
export const WEBHOOK_EVENTS = {
  'project.published': {
    summary: 'A project was published, or a new version of it.',
    data: publishedProject,
  },
  'project.unpublished': {
    summary:
      'A published project left the public: it was unpublished, archived, taken down or deleted. Where it was archived or taken down, that event is sent too.',
    data: projectCard,
  },
  'project.archived': {
    summary: 'A project was archived, whether it was published or not.',
    data: projectCard,
  },
  'project.taken_down': {
    summary:
      'Operators took a project down, whether it was published or not. When they put it back and it is published again, `project.published` is sent.',
    data: projectCard,
  },
  'feedback.received': { summary: 'A reader left feedback.', data: feedbackEvent },
  'report.received': {
    summary: 'A reader reported something about a step.',
    data: reportEvent,
  },
} satisfies Record<string, { summary: string; data: z.ZodType }>;
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** The test event; it cannot be subscribed to. */
export const WEBHOOK_TEST = 'webhook.test';

type Underscored<Event> = Event extends `${infer Noun}.${infer Verb}` ? `${Noun}_${Verb}` : never;
/** The message key of an event: a dot would separate levels of keys. */
export const eventKey = <Event extends WebhookEvent | typeof WEBHOOK_TEST>(event: Event) =>
  event.replace('.', '_') as Underscored<Event>;

/** The body of the request that sends an event. */
export const webhookMessage = (event: WebhookEvent) =>
  z.object({
    type: z.literal(event),
    /** the time of the event */
    timestamp: z.iso.datetime(),
    data: WEBHOOK_EVENTS[event].data,
  });
