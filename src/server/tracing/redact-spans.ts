import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { redactSecrets } from '../logging/log-redaction';

const QUERY = /\?.*$/s;
/** Attributes of Next with URLs: tokens of mails are in queries. */
const ADDRESSES = new Set(['http.target', 'http.url', 'url.full', 'next.rsc_url']);
const LEFT_OUT = new Set([
  'url.query',
  'http.user_agent',
  'user_agent.original',
  'client.address',
  'net.peer.ip',
]);

function cleaned(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !LEFT_OUT.has(name))
      .map(([name, value]) => [
        name,
        typeof value !== 'string'
          ? value
          : redactSecrets(ADDRESSES.has(name) ? value.replace(QUERY, '') : value),
      ]),
  );
}

function withoutSecretsIn(span: ReadableSpan): ReadableSpan {
  const [name, attributes] = [
    redactSecrets(span.name.replace(QUERY, '')),
    cleaned(span.attributes),
  ];
  const events = span.events.map((event) => ({
    ...event,
    ...(event.attributes ? { attributes: cleaned(event.attributes) } : {}),
  }));
  const { code, message } = span.status;
  const status = message === undefined ? { code } : { code, message: redactSecrets(message) };
  // The rest is behind getters of its class.
  return Object.create(
    span,
    Object.fromEntries(
      Object.entries({ name, attributes, events, status }).map(([key, value]) => [
        key,
        { value, enumerable: true },
      ]),
    ),
  ) as ReadableSpan;
}

/**
 * Wraps an exporter and removes queries of URLs, client IPs, and what looks like a secret
 * (docs/security-tests.md, 60).
 */
export function exportWithoutSecrets(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutSecretsIn), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}
