import 'server-only';
import { type ClientIp, visitorKey, type VisitorKey } from '@/server/http/requests/visitor-key';
import { CLIENT_IP_HEADER } from '@/shared/http/headers';
import type { Locale } from '@/shared/interface/languages';

/**
 * The caller: client IP for the log, key for limits and hashes, user agent for the list of
 * sessions, language for mails.
 */
export type Visitor = { address: ClientIp; key: VisitorKey; userAgent: string; locale: Locale };

/** The visitor that sends a request with these headers of the HTTP server. */
export function visitorOf(headers: Headers, locale: Locale): Visitor {
  const address = headers.get(CLIENT_IP_HEADER) ?? 'unknown';
  return {
    address: address as ClientIp,
    key: visitorKey(address),
    userAgent: headers.get('user-agent') ?? '',
    locale,
  };
}
