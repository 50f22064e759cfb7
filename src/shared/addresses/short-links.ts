import { isUid } from '../ids/uid';
import { matchRoute } from './routes';

/**
 * The canonical path of a short link in capitals: people type them so, and such a QR code is
 * smaller.
 * @returns undefined for paths that are canonical already
 */
export function properPath(pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const { page, params } = matchRoute(lower);
  const isCode = page === 'code';
  const proper = isCode ? pathname.replace(/^\/[^/]+/, (part) => part.toLowerCase()) : lower;
  return proper === pathname || !(isCode || isUid(params.uid ?? '')) ? undefined : proper;
}

/** The GTIN of a GS1 Digital Link, which a lot or a serial number may follow. */
export const productCode = (pathname: string): string | undefined =>
  /^\d{8,14}$/.exec(matchRoute(pathname).params.gtin ?? '')?.[0];
