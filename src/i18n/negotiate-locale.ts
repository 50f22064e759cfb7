import {
  closestLanguage,
  DEFAULT_LOCALE,
  LOCALE_COOKIE,
  LOCALES,
  VISIT_LOCALE_COOKIE,
} from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';

/**
 * Request header with the locale that the middleware chose, for pages outside the [locale] segment.
 */
export const LOCALE_HEADER = 'x-makerstep-locale';

/** A visitor's language preferences; each may be missing or invalid. */
export interface LocaleHints {
  /** `?lang=` of the URL */
  lang?: string | null | undefined;
  /** the choice in cookies: see cookieLocale */
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/**
 * The interface locale for a language tag: an exact match, else the first of the same language;
 * `pt` and `pt-PT` map to pt-BR, `en-GB` to en.
 * @returns undefined without a match
 */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  return closestLanguage(LOCALES, tag);
}

/**
 * Picks the interface locale: URL, stored choice, browser, English
 * (docs/reference/limits.md#language-of-messages). Where the site has another default, the HTTP
 * server passes it, and sends it on as the browser's.
 */
export function negotiateLocale(
  { lang, cookie, acceptLanguage }: LocaleHints,
  usual: Locale = DEFAULT_LOCALE,
): Locale {
  return matchLocale(lang) ?? matchLocale(cookie) ?? acceptedLocale(acceptLanguage) ?? usual;
}

/**
 * The locale in cookies: that of the link that began this visit, else the one chosen in the menu.
 */
export function cookieLocale(valueOf: (name: string) => string | undefined): Locale | undefined {
  return matchLocale(valueOf(VISIT_LOCALE_COOKIE)) ?? matchLocale(valueOf(LOCALE_COOKIE));
}

/** The best known language of an Accept-Language header. */
export const acceptedLocale = (header: string | null | undefined): Locale | undefined =>
  acceptedTags(header).map(matchLocale).find(Boolean);

/** The tags of an Accept-Language header, the most wanted first. */
export function acceptedTags(header: string | null | undefined): string[] {
  if (!header) return [];
  const wishes = header.split(',').map((part, order) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters
      .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
      .find(Boolean);
    return { tag, order, quality: quality === undefined ? 1 : Number(quality) };
  });
  return wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}
