import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { acceptedTags, cookieLocale, matchLocale } from '@/i18n/negotiate-locale';
import { SESSION_COOKIE } from '@/shared/http/auth-cookies';
import { ROUTER_HEADERS } from '@/shared/http/router-headers';
import { parseCookies } from '@/shared/interface/cookies';
import { isLocale, LOCALE_COOKIE, readingLanguages } from '@/shared/interface/languages';
import type { Locale, ProjectLanguage } from '@/shared/interface/languages';
import { pickLanguage } from '@/shared/interface/localized-text';
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
const REMEMBERED_HEADERS = 1000;

/** Which response of a path a request gets. */
export interface CacheVariant {
  locale: Locale;
  /** in which the visitor reads guides: readingLanguages */
  languages: readonly string[];
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
  const chosen = cookie.includes(LOCALE_COOKIE) ? chosenLocale(cookie) : undefined;
  const tags = acceptedLanguages.memo(acceptLanguage);
  const locale = chosen ?? tags.map(matchLocale).find(Boolean) ?? siteLocale();
  return { locale, languages: readingLanguages(chosen, tags, locale), encoding };
}

/**
 * The `Accept-Language` with which a page is rendered for a variant: its locale, and the language in
 * which a guide is read where that is another one.
 * @param ofGuide the languages of the guide; none for other pages
 */
export function renderedLanguages(
  { locale, languages }: CacheVariant,
  ofGuide: readonly ProjectLanguage[] = [],
): string {
  const best = pickLanguage(ofGuide, ...languages);
  if (best === pickLanguage(ofGuide, locale)) return locale;
  // The first language with an interface becomes the locale.
  return isLocale(best) ? `${locale},${best}` : `${best},${locale}`;
}

function chosenLocale(cookie: string): Locale | undefined {
  const cookies = parseCookies(cookie);
  return cookieLocale((name) => cookies[name]);
}

// Browsers send few different values of these headers.
const acceptedLanguages = new LRUCache<string, string[]>({
  max: REMEMBERED_HEADERS,
  memoMethod: acceptedTags,
});
const encodings = new LRUCache<string, Encoding | 'none'>({
  max: REMEMBERED_HEADERS,
  memoMethod: (acceptEncoding) => preferredEncoding(acceptEncoding) ?? 'none',
});
