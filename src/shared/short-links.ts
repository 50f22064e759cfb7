import { isUid } from './uid';

/** Pages of guides and creators, and codes printed on products. */
const SHORT = /^\/([pc])\/([^/]+)((?:\/[^/]+)*)\/?$/i;
const CODE = /^\/explore(?=\/)/i;

/**
 * The path in its one form, for a short link in capitals: people type them so, and a QR code is smaller with nothing else.
 * @returns undefined for every path that is as it should be
 */
export function properPath(pathname: string): string | undefined {
  const [, , uid = ''] = SHORT.exec(pathname) ?? [];
  const proper = isUid(uid.toLowerCase())
    ? pathname.toLowerCase()
    : pathname.replace(CODE, '/explore');
  return proper === pathname ? undefined : proper;
}

/** A GS1 Digital Link: the GTIN, and after it what tells one piece from another (its lot, its serial number). */
const DIGITAL_LINK = /^\/01\/(\d{8,14})(?:\/|$)/;

/** The code of the product that a GS1 Digital Link names; undefined for every other address. */
export const productCode = (pathname: string): string | undefined =>
  DIGITAL_LINK.exec(pathname)?.[1];
