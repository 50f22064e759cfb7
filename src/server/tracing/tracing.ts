import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { PrismaInstrumentation } from '@prisma/instrumentation';
import type { Env } from '../env/env';
import { matchRoute } from '@/shared/addresses/routes';
import { exportWithoutSecrets } from './redact-spans';

const FAILED = 500;
const QUERY = /[?#].*$/s;

/** Traces requests through the HTTP server, Next and the database. */
export interface Tracing {
  /** Handles a request in its root span, which ends with the response. */
  follow: <T>(req: IncomingMessage, res: ServerResponse, requestId: string, work: () => T) => T;
  /** Sends pending spans. */
  stop: () => Promise<void>;
}

/** The parent span of a proxy (W3C Trace Context). */
function parentIn(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] =
    /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(header)) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  });
}

/**
 * Exports traces to an OpenTelemetry collector (OTLP over HTTP). Call it before Next and the
 * database client are created, which look for a tracer then. OTEL_EXPORTER_OTLP_HEADERS sets
 * headers for the collector.
 */
export function startTracing(
  { endpoint, serviceName, ratio }: NonNullable<Env['tracing']>,
  trustedProxies: number,
): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: exportWithoutSecrets(exporter) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  new PrismaInstrumentation().enable();
  const tracer = provider.getTracer('makerstep');
  const follow: Tracing['follow'] = (req, res, requestId, work) => {
    const path = (req.url ?? '/').replace(QUERY, '');
    const kind = matchRoute(path).label;
    if (kind === 'health') return work();
    const attributes = {
      'http.request.method': req.method ?? 'GET',
      'url.path': path,
      'makerstep.request_id': requestId,
    };
    // Only trusted proxies decide what is sampled.
    const parent = trustedProxies > 0 ? parentIn(req.headers.traceparent) : ROOT_CONTEXT;
    return tracer.startActiveSpan(
      `${req.method ?? 'GET'} ${kind}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
      (span) => {
        res.once('close', () => {
          span.setAttribute('http.response.status_code', res.statusCode);
          if (res.statusCode >= FAILED) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        return work();
      },
    );
  };
  return { follow, stop: () => provider.shutdown() };
}
