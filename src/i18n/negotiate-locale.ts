import { DEFAULT_LOCALE, LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';

/** Request header in which the middleware tells pages outside the [locale] segment what it chose. */
export const LOCALE_HEADER = 'x-makerstep-locale';

/** What a visitor told us about languages; each may be missing or nonsense. */
export interface LocaleHints {
  /** `?lang=` of the address */
  lang?: string | null | undefined;
  /** the remembered choice */
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
  return LOCALES.find((locale) => locale.toLowerCase() === asked) ?? LOCALES.find((locale) => languageOf(locale) === languageOf(asked));
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** Picks the interface language: address, remembered choice, browser, English (specification, section 1). */
export function negotiateLocale({ lang, cookie, acceptLanguage }: LocaleHints): Locale {
  return matchLocale(lang) ?? matchLocale(cookie) ?? fromAcceptLanguage(acceptLanguage) ?? DEFAULT_LOCALE;
}

function fromAcceptLanguage(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined;
  const wishes = header.split(',').map((part, order) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
    return { tag, order, quality: quality === undefined ? 1 : Number(quality) };
  });
  return wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => matchLocale(tag))
    .find(Boolean);
}
