import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { line } from '@/shared/text/text-schemas';
import {
  DELIVERY_STATUSES,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_PROBLEMS,
  WEBHOOK_URL_MAX,
} from './constants';
import { EVENT_NAMES, WEBHOOK_TEST } from './events';

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
  .array(z.enum(EVENT_NAMES, 'webhookEventUnknown'), 'webhookEventsRequired')
  .min(1, 'webhookEventsRequired')
  .refine((list) => new Set(list).size === list.length, 'webhookEventsRepeated')
  .meta({ uniqueItems: true });

export const webhookInput = z.strictObject({ url: webhookUrl, events });
/** Any part of it, or whether it is on. */
export const webhookPatch = z
  .strictObject({ url: webhookUrl, events, isOn: z.boolean('invalid') })
  .partial();

export const webhookView = z
  .object({
    id: z.string(),
    url: z.string(),
    events: z.array(z.enum(EVENT_NAMES)),
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
  })
  .meta({ id: 'Webhook' });
/** The only responses with the secret: after creating or rotating it. */
export const webhookWithSecret = webhookView.extend({ secret: z.string() });
export const webhookList = z.object({ results: z.array(webhookView), totalResults: z.int() });

export const deliveriesQuery = z.object({ page: pageParam, limit: limitParam });

export const deliveryView = z
  .object({
    /** the webhook-id header */
    id: z.string(),
    event: z.enum([...EVENT_NAMES, WEBHOOK_TEST]),
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
  })
  .meta({ id: 'WebhookDelivery' });
export const deliveryList = paginated(deliveryView);

export type WebhookInput = z.infer<typeof webhookInput>;
export type WebhookPatch = z.infer<typeof webhookPatch>;
export type WebhookView = z.infer<typeof webhookView>;
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;
export type WebhookList = z.infer<typeof webhookList>;
export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;
export type DeliveryView = z.infer<typeof deliveryView>;
export type DeliveryList = z.infer<typeof deliveryList>;
