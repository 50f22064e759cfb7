import { isLocale, isProjectLanguage, LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { isEmbedPage, paths } from '@/shared/paths';

/** Values of the `[locale]` segment, for `generateStaticParams` of the two root layouts. */
export const localeParams = LOCALES.map((locale) => ({ locale }));

/** Whether an address handles credentials or private data: the pages of app/[locale]/(private), with the strictest policy. */
export function isPrivatePage(pathname: string): boolean {
  return isAtOrBelow(pathname, paths.signIn()) || needsSession(pathname);
}

/** Whether an address asks for a signed-in creator (specification, section 2, 'Private routes'). */
export function needsSession(pathname: string): boolean {
  return isAtOrBelow(pathname, paths.dashboard);
}

/** The address inside app/ that answers a visitor's address. */
export function internalPath(locale: Locale, pathname: string): string {
  return pathname === '/' ? `/${locale}` : `/${locale}${pathname}`;
}

const SAMPLE_STEP = /^[1-9]\d{0,2}$/;

/** The page inside the product for an embed page that was asked for a step; undefined for any other. */
export function samplePath(
  locale: Locale,
  pathname: string,
  step: string | null,
): string | undefined {
  return step !== null && SAMPLE_STEP.test(step) && isEmbedPage(pathname)
    ? `/${locale}${pathname.replace(/\/$/, '')}/${step}`
    : undefined;
}

const GUIDE = /^\/p\/[^/]+$/;

/** The page inside the product for a guide that is to be read in a language that the interface does not have; undefined for any other. */
export function readingPath(
  locale: Locale,
  pathname: string,
  lang: string | null,
): string | undefined {
  return GUIDE.test(pathname) && isProjectLanguage(lang) && !isLocale(lang)
    ? `/${locale}${pathname}/in/${lang}`
    : undefined;
}

function isAtOrBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
