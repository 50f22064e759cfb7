import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { parseCookies } from '@/shared/cookies';
import { LOCALE_COOKIE } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { SIGNED_IN_COOKIE } from '@/shared/preferences';
import { type Encoding, preferredEncoding } from './encodings';

/** Each says that the answer is not the one that everybody gets, or that the request has a body. */
const SPECIAL = [
  'authorization',
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'content-length',
  'transfer-encoding',
  'content-encoding',
];
const SESSION_COOKIE = 'next-auth.session-token';
const REMEMBERED_HEADERS = 1000;

/** What of a request decides which stored answer it gets. */
export interface Asker {
  locale: Locale;
  encoding: Encoding;
}

/**
 * Who asks with these headers; undefined for somebody who is signed in, and for any request that is not for the plain page.
 */
export function askerOf({ method, headers }: IncomingMessage): Asker | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  for (const name of SPECIAL) if (headers[name] !== undefined) return undefined;
  const { cookie } = headers;
  if (cookie !== undefined && isSignedIn(cookie)) return undefined;
  const encoding = encodingOf(headers['accept-encoding']?.toString());
  return (
    encoding && {
      locale: cookie?.includes(LOCALE_COOKIE)
        ? rememberedLocale(cookie, headers)
        : localeOf(headers['accept-language']),
      encoding,
    }
  );
}

const isSignedIn = (cookie: string) =>
  cookie.includes(SESSION_COOKIE) || cookie.includes(`${SIGNED_IN_COOKIE}=1`);

function rememberedLocale(cookie: string, headers: IncomingHttpHeaders): Locale {
  const cookies = parseCookies(cookie);
  return negotiateLocale({
    cookie: cookieLocale((name) => cookies[name]),
    acceptLanguage: headers['accept-language'],
  });
}

// Browsers send few different ones, again and again.
const localeOf = remembering((acceptLanguage) => negotiateLocale({ acceptLanguage }));
const encodingOf = remembering(preferredEncoding);

function remembering<T>(
  read: (header: string | undefined) => T,
): (header: string | undefined) => T {
  const known = new Map<string | undefined, T>();
  return (header) => {
    if (known.has(header)) return known.get(header) as T;
    const value = read(header);
    if (known.size >= REMEMBERED_HEADERS) known.clear();
    known.set(header, value);
    return value;
  };
}
