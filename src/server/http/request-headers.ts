import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { z } from 'zod';
import { REQUEST_ID_HEADER, CLIENT_IP_HEADER } from '@/shared/http/headers';

/** More than any page of ours has; Next takes 40,000 characters. */
const ROUTER_STATE_MAX = 8_000;
/** What Next's client says of the page that it shows, as far as Next answers another shape with 500. */
const routerStateSchema: z.ZodType = z.lazy(() =>
  z.tuple([
    z.union([
      z.string(),
      z.tuple([z.string(), z.string(), z.enum(['c', 'oc', 'd']), z.array(z.string()).nullable()]),
    ]),
    z.record(z.string(), routerStateSchema),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

const INTERNAL = new Set([
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-matched-path',
  'next-resume',
  'next-action',
  'x-nonce',
  'x-request-id',
  'content-security-policy',
  'content-security-policy-report-only',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-prerender-bypass-mode',
  'upgrade',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'expect',
  'proxy-connection',
]);
const INTERNAL_PREFIXES = [
  'x-middleware-',
  'x-invoke-',
  'x-forwarded-',
  'x-makerstep-',
  'x-vercel-',
  'x-next-',
  'next-resume-',
  'x-prerender-',
];
// The development client speaks to the development server with these.
const DEVELOPMENT_PREFIX = 'x-nextjs-';

/** What the HTTP server knows about a request, and tells Next. */
export interface TrustedFacts {
  publicUrl: URL;
  clientIp: string;
  requestId: string;
  isDevelopment: boolean;
}

/**
 * The headers that Next gets: without anything that only Next itself or a proxy may say, with host, protocol and client IP as we know them.
 */
export function trustedHeaders(
  headers: IncomingHttpHeaders,
  facts: TrustedFacts,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name, value]) => !isInternal(name, facts.isDevelopment) && !isJunkState(name, value),
  );
  const { publicUrl } = facts;
  return {
    ...Object.fromEntries(kept),
    host: publicUrl.host,
    'x-forwarded-host': publicUrl.host,
    'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
    'x-forwarded-port': publicUrl.port || (publicUrl.protocol === 'https:' ? '443' : '80'),
    'x-forwarded-for': facts.clientIp,
    [CLIENT_IP_HEADER]: facts.clientIp,
    [REQUEST_ID_HEADER]: facts.requestId,
  };
}

const isInternal = (name: string, isDevelopment: boolean) =>
  INTERNAL.has(name) ||
  INTERNAL_PREFIXES.some((prefix) => name.startsWith(prefix)) ||
  (!isDevelopment && name.startsWith(DEVELOPMENT_PREFIX));

/** Without a header that it cannot read, Next answers with the whole page. */
function isJunkState(name: string, value: string | string[] | undefined): boolean {
  if (name !== 'next-router-state-tree') return false;
  const text = String(value);
  if (text.length > ROUTER_STATE_MAX) return true;
  try {
    return !routerStateSchema.safeParse(JSON.parse(decodeURIComponent(text))).success;
  } catch {
    return true;
  }
}

/** As proxies make them: 32 hexadecimal digits, UUIDs, and the like. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id of a request: that of a trusted proxy where it gives a well-formed one, so that its log and ours can be read together; else a new one. */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
