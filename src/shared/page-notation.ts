import { createHash } from 'node:crypto';
import { type Locale, LOCALES } from './languages';

const ADDRESS = new RegExp(`^/_page/(${LOCALES.join('|')})(/.*|)\\.js$`);
const VERSION_LENGTH = 12;
const IN_PAGE = /<script\b[^>]* data-page="([^"]+)"/;

/**
 * Where a stored page has what its scripts need to take it over, React's own notation of it (docs/decisions/0064).
 * @param build whose scripts the page names
 * @param version changes with the notation
 */
export const notationAddress = (
  path: string,
  locale: Locale,
  build: string,
  version: string,
): string => `/_page/${locale}${path === '/' ? '' : path}.js?v=${build}.${version}`;

/** Of which build the page was that asks for its notation with this query; undefined when it does not say. */
export const buildAsked = (search: string): string | undefined =>
  /^\?v=([\w-]+)\./.exec(search)?.[1];

/** What tells one notation of a page from another. */
export const notationVersion = (notation: string): string =>
  createHash('sha256').update(notation).digest('base64url').slice(0, VERSION_LENGTH);

/** Of which page, in which language, this is the address; undefined for every other address. */
export function notationOf(pathname: string): { path: string; locale: Locale } | undefined {
  const [, locale, path] = ADDRESS.exec(pathname) ?? [];
  return locale === undefined ? undefined : { path: path || '/', locale: locale as Locale };
}

/** The address that the HTML of a page names; undefined when it has its notation itself. */
export const notationNamed = (html: string): string | undefined => IN_PAGE.exec(html)?.[1];
