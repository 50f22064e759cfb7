import { isLocale, isProjectLanguage, LOCALES } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';
import { isEmbedPage, paths } from '@/shared/addresses/paths';
import { isUid } from '@/shared/ids/uid';

/** Values of the `[locale]` segment, for `generateStaticParams` of the two root layouts. */
export const localeParams = LOCALES.map((locale) => ({ locale }));

/**
 * True if a path handles credentials or private data: the pages of app/[locale]/(private), with the
 * strictest policy.
 */
export function isPrivatePage(pathname: string): boolean {
  return (
    [paths.signIn(), '/preview', '/join'].some((root) => isAtOrBelow(pathname, root)) ||
    needsSession(pathname)
  );
}

/** True if a path requires a signed-in creator (docs/reference/accounts.md#private-pages). */
export function needsSession(pathname: string): boolean {
  return isAtOrBelow(pathname, paths.dashboard);
}

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
  return step !== null && SAMPLE_STEP.test(step) && isEmbedPage(pathname)
    ? `/${locale}${pathname.replace(/\/$/, '')}/${step}`
    : undefined;
}

const GUIDE = /^\/p\/[^/]+$/;

/** True if a path is a guide's page, whose texts are in a language of its reader. */
export const isGuidePage = (pathname: string): boolean => GUIDE.test(pathname);

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
  if (!isGuidePage(pathname)) return undefined;
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
const OF_A_UID = /^\/[pc]\/([^/]+)/;

/** Reports whether a path of a guide or a creator cannot exist because its uid is invalid. */
export function isNowhere(pathname: string): boolean {
  const uid = OF_A_UID.exec(pathname)?.[1];
  return uid !== undefined && !isUid(uid);
}

/** The 'not found' document for a path: of the site, a guide, the viewer, or embedded pages. */
export function missingDocument(pathname: string): 'site' | 'guide' | 'viewer' | 'embed' {
  if (isEmbedPage(pathname)) return 'embed';
  if (GUIDE.test(pathname)) return 'guide';
  return /^\/p\/[^/]+\/(?:s|finished|embed)(?:\/|$)/.test(pathname) ? 'viewer' : 'site';
}

function isAtOrBelow(pathname: string, root: string): boolean {
  return pathname === root || pathname.startsWith(`${root}/`);
}
