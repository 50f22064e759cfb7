import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { line } from '@/shared/text/text-schemas';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_PROBLEMS,
  WEBHOOK_TEST,
  type WebhookEvent,
} from '@/shared/http/webhook-events';
import { feedbackEvent, reportEvent } from '../feedback/schema';
import { projectCard } from '@/features/projects/schema';
import { DELIVERY_STATUSES, WEBHOOK_URL_MAX } from './constants';

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Its pattern depends on the hosts that the operator allows: the description adds it. */
export const webhookUrl = line(WEBHOOK_URL_MAX, 'webhookUrlInvalid', 'webhookUrlInvalid')
  .refine(isWebAddress, 'webhookUrlInvalid')
  .meta({
    minLength: 1,
    maxLength: WEBHOOK_URL_MAX,
    description:
      'An `https` address that is reachable from the internet, on port 443 or 80, without user name and password. ' +
      'Hosts that the operator of the installation allows may have `http` and other ports; the pattern names them.',
  });
const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'webhookEventUnknown'), 'webhookEventsRequired')
  .min(1, 'webhookEventsRequired')
  .refine((list) => new Set(list).size === list.length, 'webhookEventsRepeated')
  .meta({ uniqueItems: true });

export const webhookInput = z.strictObject({ url: webhookUrl, events });
/** Any part of it, or whether it is on. */
export const webhookPatch = z
  .strictObject({ url: webhookUrl, events, isOn: z.boolean('invalid') })
  .partial();

export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** 'failing': on, but without a successful delivery since `failingSince` */
  state: z.enum(['on', 'failing', 'off']),
  /** why we switched it off; null when it is on or the creator did */
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** until when the previous secret stays valid */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
/** The only responses with the secret: after creating or rotating it. */
export const webhookWithSecret = webhookView.extend({ secret: z.string() });
export const webhookList = z.object({ results: z.array(webhookView), totalResults: z.int() });

export const deliveriesQuery = z.object({ page: pageParam, limit: limitParam });

export const deliveryView = z.object({
  /** the webhook-id header */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  status: z.enum(DELIVERY_STATUSES),
  createdAt: z.iso.datetime(),
  /** the next attempt; null when none is scheduled */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** the body of the request */
  payload: z.looseObject({ type: z.string(), timestamp: z.iso.datetime() }),
  /** first one first */
  attempts: z.array(
    z.object({
      startedAt: z.iso.datetime(),
      /** in ms */
      duration: z.int(),
      /** null without a response */
      httpStatus: z.int().nullable(),
      /** why there was no response */
      problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
      /** the first 1,024 bytes of the response */
      answer: z.string(),
    }),
  ),
});
export const deliveryList = paginated(deliveryView);

const message = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({
    type: z.literal(type),
    /** the time of the event */
    timestamp: z.iso.datetime(),
    data,
  });

const publishedProject = projectCard.extend({
  versionNumber: z.int().meta({ description: 'Of the version that readers get now, from 1.' }),
  note: z.string().meta({ description: 'What its creator says of the version; empty without.' }),
});

/** The payload of each event. */
export const webhookMessages = {
  'project.published': message('project.published', publishedProject),
  'project.unpublished': message('project.unpublished', projectCard),
  'project.archived': message('project.archived', projectCard),
  'project.taken_down': message('project.taken_down', projectCard),
  'feedback.received': message('feedback.received', feedbackEvent),
  'report.received': message('report.received', reportEvent),
} satisfies Record<WebhookEvent, z.ZodType>;

export type WebhookInput = z.infer<typeof webhookInput>;
export type WebhookPatch = z.infer<typeof webhookPatch>;
export type WebhookView = z.infer<typeof webhookView>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;
export type WebhookList = z.infer<typeof webhookList>;
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;
export type DeliveryView = z.infer<typeof deliveryView>;
export type DeliveryList = z.infer<typeof deliveryList>;
