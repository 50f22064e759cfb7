import { isLocale, isProjectLanguage, LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { isEmbedPage, paths } from '@/shared/paths';
import { isUid } from '@/shared/uid';

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

/** An address that no page has: Next answers it with app/global-not-found.tsx, in one piece. */
export const NOWHERE = '/404';
const OF_A_UID = /^\/[pc]\/([^/]+)/;

/** Whether an address is one of a guide or a creator that cannot be, as its uid is none. */
export function isNowhere(pathname: string): boolean {
  const uid = OF_A_UID.exec(pathname)?.[1];
  return uid !== undefined && !isUid(uid);
}

/** Which document says that there is nothing at an address: that of the site, of the viewer, or of frames in other sites. */
export function missingDocument(pathname: string): 'site' | 'viewer' | 'embed' {
  if (isEmbedPage(pathname)) return 'embed';
  return /^\/p\/[^/]+\/(?:s|finished|embed)(?:\/|$)/.test(pathname) ? 'viewer' : 'site';
}

function isAtOrBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
