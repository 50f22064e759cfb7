import { isUid } from '../ids/uid';
import { matchRoute } from './routes';

const FIRST_PART = /^\/[^/]+/;
const GTIN = /^\d{8,14}$/;

/**
 * The canonical path of a short link in capitals: people type them so, and such a QR code is
 * smaller.
 * @returns undefined for paths that are canonical already
 */
export function properPath(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const { page, params } = matchRoute(lower);
  const isCode = page === 'code';
  const proper = isCode ? pathname.replace(FIRST_PART, (part) => part.toLowerCase()) : lower;
  return proper === pathname || !(isCode || isUid(params.uid ?? '')) ? undefined : proper;
}

/**
 * The product code of a GS1 Digital Link, which is a GTIN, followed by what identifies one item (its
 * lot, its serial number); undefined for every other path.
 */
export const productCode = (pathname: string): string | undefined =>
  GTIN.exec(matchRoute(pathname).params.gtin ?? '')?.[0];
