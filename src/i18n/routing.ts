import { isLocale, isProjectLanguage, LOCALES } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';
import { matchRoute } from '@/shared/addresses/routes';

/** Values of the `[locale]` segment, for `generateStaticParams` of the two root layouts. */
export const localeParams = LOCALES.map((locale) => ({ locale }));

/** The internal path in app/ for a public path. */
export function internalPath(locale: Locale, pathname: string): string {
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}

const SAMPLE_STEP = /^[1-9]\d{0,2}$/;

/** The internal page for an embed page with a step; undefined for any other. */
export function samplePath(
  locale: Locale,
  pathname: string,
  step: string | null,
): string | undefined {
  return step !== null && SAMPLE_STEP.test(step) && matchRoute(pathname).isFramed
    ? `/${locale}${pathname.replace(/\/$/, '')}/${step}`
    : undefined;
}

const BETWEEN_LANGUAGES = '_';

/**
 * The internal page for a guide in a content language without an interface, or for a reader of
 * several languages; undefined for any other.
 * @param languages readingLanguages
 */
export function readingPath(
  locale: Locale,
  pathname: string,
  lang: string | null,
  languages: readonly string[] = [locale],
): string | undefined {
  if (matchRoute(pathname).page !== 'guide') return undefined;
  const reading = isProjectLanguage(lang) && !isLocale(lang) ? [lang] : languages;
  const isPlain = reading.length === 1 && reading[0] === locale;
  return isPlain ? undefined : `/${locale}${pathname}/in/${reading.join(BETWEEN_LANGUAGES)}`;
}

/** The languages of such a page; undefined where one is unknown. */
export function languagesOfPath(segment: string): string[] | undefined {
  const languages = segment.split(BETWEEN_LANGUAGES);
  return languages.every((lang) => isProjectLanguage(lang) || isLocale(lang))
    ? languages
    : undefined;
}

/** A path without a page: Next answers it with app/global-not-found.tsx, without streaming. */
export const NOWHERE = '/404';
