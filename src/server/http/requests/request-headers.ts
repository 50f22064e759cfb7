import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { CLIENT_IP_HEADER, REQUEST_ID_HEADER } from '@/shared/http/headers';
import { ROUTER_STATE_HEADER } from '@/shared/http/router-headers';
import { acceptedLocale } from '@/i18n/negotiate-locale';
import { DEFAULT_LOCALE } from '@/shared/interface/languages';
import { siteLocale } from '../../site/current';
import { isInternalHeader } from '../../next-internals/internal-headers';
import { isRouterState } from '../../next-internals/router-state';

/** Headers about the connection or the client that only we or a trusted proxy may set. */
const DROPPED = new Set([
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
  'x-nonce',
  'x-request-id',
  'content-security-policy',
  'content-security-policy-report-only',
  'upgrade',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'expect',
  'proxy-connection',
]);
const DROPPED_PREFIXES = ['x-forwarded-', 'x-makerstep-', 'x-vercel-'];

/** Verified facts about a request, for Next. */
export interface TrustedFacts {
  publicUrl: URL;
  clientIp: string;
  requestId: string;
  isDevelopment: boolean;
}

/**
 * The headers for Next: without those that only Next or a proxy may set, and with host, protocol
 * and client IP as we know them.
 */
export function trustedHeaders(
  headers: IncomingHttpHeaders,
  facts: TrustedFacts,
): IncomingHttpHeaders {
  const forwarded = Object.entries(headers).filter(
    ([name, value]) =>
      !isDropped(name) &&
      !isInternalHeader(name, facts.isDevelopment) &&
      // Without a router state, Next answers with the whole page.
      (name !== ROUTER_STATE_HEADER || isRouterState(String(value))),
  );
  const { publicUrl } = facts;
  return {
    ...Object.fromEntries(forwarded),
    ...(siteLocale() === DEFAULT_LOCALE || acceptedLocale(headers['accept-language'])
      ? {}
      : { 'accept-language': siteLocale() }),
    host: publicUrl.host,
    'x-forwarded-host': publicUrl.host,
    'x-forwarded-proto': publicUrl.protocol.slice(0, -1),
    'x-forwarded-port': publicUrl.port || (publicUrl.protocol === 'https:' ? '443' : '80'),
    'x-forwarded-for': facts.clientIp,
    [CLIENT_IP_HEADER]: facts.clientIp,
    [REQUEST_ID_HEADER]: facts.requestId,
  };
}

const isDropped = (name: string) =>
  DROPPED.has(name) || DROPPED_PREFIXES.some((prefix) => name.startsWith(prefix));

/** As proxies make them: 32 hexadecimal digits, UUIDs and the like. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * The id of a request: that of a trusted proxy if it is well-formed, so that both logs can be
 * joined; otherwise a new one.
 */
export function requestIdOf({ headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers[REQUEST_ID_HEADER] : undefined;
  return typeof forwarded === 'string' && WELL_FORMED.test(forwarded) ? forwarded : randomUUID();
}
