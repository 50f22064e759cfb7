import { EVENT_NAMES, WEBHOOK_EVENTS, webhookMessage } from '@/features/webhooks/events';
import { type Components, jsonSchemaOf, type JsonSchema } from './json-schema';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
});

const HEADERS = [
  header('webhook-id', 'Names the event for this webhook; the same with every attempt.'),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970.'),
  header(
    'webhook-signature',
    'One or more, separated by spaces: `v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret.',
  ),
];

/** The webhook events as OpenAPI describes them. */
export function webhookOperations(components: Components): Record<string, JsonSchema> {
  return Object.fromEntries(
    EVENT_NAMES.map((event) => [
      event,
      {
        post: {
          operationId: `on${event
            .split(/[._]/)
            .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
            .join('')}`,
          tags: ['Webhooks'],
          summary: WEBHOOK_EVENTS[event].summary,
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: jsonSchemaOf(webhookMessage(event), 'output', components),
              },
            },
          },
          responses: {
            '2XX': {
              description:
                'It arrived. Anything else within 15 seconds, or nothing, is a failure and tried again: after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h.',
            },
            410: { description: 'Nobody listens here any more: the webhook is switched off.' },
          },
        },
      },
    ]),
  );
}
