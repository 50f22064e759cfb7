import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedLocale, cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { ROUTER_HEADERS } from '@/shared/http/router-headers';
import { parseCookies } from '@/shared/interface/cookies';
import { LOCALE_COOKIE } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';
import { SIGNED_IN_COOKIE } from '@/shared/interface/preferences';
import { siteLocale } from '../../site/current';
import { type Encoding, preferredEncoding } from '../encoding';

/** Requests with one of these need a response of their own, or have a body. */
const SPECIAL = [
  'authorization',
  ...ROUTER_HEADERS,
  'content-length',
  'transfer-encoding',
  'content-encoding',
];
const SESSION_COOKIE = 'next-auth.session-token';
const REMEMBERED_HEADERS = 1000;

/** Which response of a path a request gets. */
export interface CacheVariant {
  locale: Locale;
  encoding: Encoding;
}

/**
 * Which cached response a request may get; undefined when it is signed in, or is no plain GET or
 * HEAD.
 */
export function cacheVariantOf({ method, headers }: IncomingMessage): CacheVariant | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (SPECIAL.some((name) => headers[name] !== undefined)) return undefined;
  const { cookie = '' } = headers;
  if (cookie.includes(SESSION_COOKIE) || cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return undefined;
  const encoding = encodings.memo(headers['accept-encoding']?.toString() ?? '');
  if (encoding === 'none') return undefined;
  const acceptLanguage = headers['accept-language'] ?? '';
  const locale = cookie.includes(LOCALE_COOKIE)
    ? rememberedLocale(cookie, acceptLanguage)
    : usualLocale(acceptLanguage);
  return { locale, encoding };
}

function rememberedLocale(cookie: string, acceptLanguage: string): Locale {
  const cookies = parseCookies(cookie);
  return negotiateLocale(
    { cookie: cookieLocale((name) => cookies[name]), acceptLanguage },
    siteLocale(),
  );
}

function usualLocale(acceptLanguage: string): Locale {
  const accepted = locales.memo(acceptLanguage);
  return accepted === 'none' ? siteLocale() : accepted;
}

// Browsers send few different values of these headers.
const locales = new LRUCache<string, Locale | 'none'>({
  max: REMEMBERED_HEADERS,
  memoMethod: (acceptLanguage) => acceptedLocale(acceptLanguage) ?? 'none',
});
const encodings = new LRUCache<string, Encoding | 'none'>({
  max: REMEMBERED_HEADERS,
  memoMethod: (acceptEncoding) => preferredEncoding(acceptEncoding) ?? 'none',
});
