import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES, VISIT_LOCALE_COOKIE } from '@/shared/languages';
import type { Locale } from '@/shared/languages';

/** Request header in which the middleware tells pages outside the [locale] segment what it chose. */
export const LOCALE_HEADER = 'x-makerstep-locale';

/** What a visitor told us about languages; each may be missing or nonsense. */
export interface LocaleHints {
  /** `?lang=` of the address */
  lang?: string | null | undefined;
  /** the choice that cookies hold: see cookieLocale */
  cookie?: string | null | undefined;
  acceptLanguage?: string | null | undefined;
}

/**
 * The interface language for a language tag: itself, else the first of the same language; `pt` and `pt-PT` get pt-BR, `en-GB` gets en.
 * @returns undefined when the tag is none of ours
 */
export function matchLocale(tag: string | null | undefined): Locale | undefined {
  if (!tag) return undefined;
  const asked = tag.trim().toLowerCase();
  return (
    LOCALES.find((locale) => locale.toLowerCase() === asked) ??
    LOCALES.find((locale) => languageOf(locale) === languageOf(asked))
  );
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** Picks the interface language: address, remembered choice, browser, English (specification, section 1). */
export function negotiateLocale({ lang, cookie, acceptLanguage }: LocaleHints): Locale {
  return (
    matchLocale(lang) ?? matchLocale(cookie) ?? fromAcceptLanguage(acceptLanguage) ?? DEFAULT_LOCALE
  );
}

/** The language that cookies hold: that of a link this visit began with, else the one that was chosen in the menu. */
export function cookieLocale(valueOf: (name: string) => string | undefined): Locale | undefined {
  return matchLocale(valueOf(VISIT_LOCALE_COOKIE)) ?? matchLocale(valueOf(LOCALE_COOKIE));
}

function fromAcceptLanguage(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined;
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
    .map(({ tag }) => matchLocale(tag))
    .find(Boolean);
}
