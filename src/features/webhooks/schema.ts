import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/pagination';
import { line } from '@/shared/text';
import {
  WEBHOOK_EVENTS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_PROBLEMS,
  WEBHOOK_TEST,
} from '@/shared/webhook-events';
import { feedbackEvent, reportEvent } from '../feedback/schema';
import { projectCard } from '../project/schema';
import { DELIVERY_STATUSES, WEBHOOK_URL_MAX } from './constants';

// What a pattern can say of it: the service decides where an address leads, and who runs the installation may allow more.
const URL_PATTERN =
  '^[Hh][Tt][Tt][Pp][Ss]://(?:[^\\s/?#@:\\\\]+|\\[[0-9A-Fa-f:.]+\\])(?::(?:80|443))?(?:[/?#].*)?$';
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

const url = line(WEBHOOK_URL_MAX, 'webhookUrlInvalid', 'webhookUrlInvalid')
  .refine(isWebAddress, 'webhookUrlInvalid')
  .meta({
    minLength: 1,
    maxLength: WEBHOOK_URL_MAX,
    pattern: URL_PATTERN,
    description:
      'An `https` address that is reachable from the internet, without user name and password. ' +
      'Who runs the installation may allow others.',
  });
const events = z
  .array(z.enum(WEBHOOK_EVENTS, 'webhookEventUnknown'), 'webhookEventsRequired')
  .min(1, 'webhookEventsRequired')
  .refine((list) => new Set(list).size === list.length, 'webhookEventsRepeated')
  .meta({ uniqueItems: true });

/** Where to tell what. */
export const webhookInput = z.strictObject({ url, events });
/** Any part of it, or whether anything is told at all. */
export const webhookPatch = z.strictObject({ url, events, isOn: z.boolean('invalid') }).partial();

export const webhookView = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isOn: z.boolean(),
  /** 'failing': on, and since `failingSince` nothing arrived */
  state: z.enum(['on', 'failing', 'off']),
  /** why we switched it off; null where the creator did, or nobody */
  offReason: z.enum(WEBHOOK_OFF_REASONS).nullable(),
  failingSince: z.iso.datetime().nullable(),
  /** until when the secret before the last one signs too */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
/** The only answers that hold the secret: of making it, and of making it anew. */
export const webhookWithSecret = webhookView.extend({ secret: z.string() });
export const webhookList = z.object({ results: z.array(webhookView), totalResults: z.int() });

export const deliveriesQuery = z.object({ page: pageParam, limit: limitParam });

export const deliveryView = z.object({
  /** what receivers get as webhook-id */
  id: z.string(),
  event: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  status: z.enum(DELIVERY_STATUSES),
  createdAt: z.iso.datetime(),
  /** when it is tried again; null when nothing more is to be done */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** what is sent */
  payload: z.looseObject({ type: z.string(), timestamp: z.iso.datetime() }),
  /** the first one first */
  attempts: z.array(
    z.object({
      startedAt: z.iso.datetime(),
      /** in ms */
      duration: z.int(),
      /** of HTTP; null when there was no answer */
      httpStatus: z.int().nullable(),
      /** why there was none */
      problem: z.enum(WEBHOOK_PROBLEMS).nullable(),
      /** the first 1,024 bytes of the answer */
      answer: z.string(),
    }),
  ),
});
export const deliveryList = paginated(deliveryView);

const message = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({
    type: z.literal(type),
    /** when it happened */
    timestamp: z.iso.datetime(),
    data,
  });

/** What receivers get for each event. */
export const webhookMessages = {
  'project.published': message('project.published', projectCard),
  'project.unpublished': message('project.unpublished', projectCard),
  'feedback.received': message('feedback.received', feedbackEvent),
  'report.received': message('report.received', reportEvent),
};

export type WebhookInput = z.infer<typeof webhookInput>;
export type WebhookPatch = z.infer<typeof webhookPatch>;
export type WebhookView = z.infer<typeof webhookView>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;
export type WebhookList = z.infer<typeof webhookList>;
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;
export type DeliveryView = z.infer<typeof deliveryView>;
export type DeliveryList = z.infer<typeof deliveryList>;
