import { isUid } from '../ids/uid';

/** Pages of guides and creators, and codes printed on products. */
const SHORT = /^\/([pc])\/([^/]+)((?:\/[^/]+)*)\/?$/i;
const CODE = /^\/explore(?=\/)/i;

/**
 * The canonical path of a short link in capitals: people type them so, and such a QR code is
 * smaller.
 * @returns undefined for paths that are canonical already
 */
export function properPath(pathname: string): string | undefined {
  const [, , uid = ''] = SHORT.exec(pathname) ?? [];
  const proper = isUid(uid.toLowerCase())
    ? pathname.toLowerCase()
    : pathname.replace(CODE, '/explore');
  return proper === pathname ? undefined : proper;
}

/**
 * A GS1 Digital Link: the GTIN, followed by what identifies one item (its lot, its serial number).
 */
const DIGITAL_LINK = /^\/01\/(\d{8,14})(?:\/|$)/;

/** The product code of a GS1 Digital Link; undefined for every other path. */
export const productCode = (pathname: string): string | undefined =>
  DIGITAL_LINK.exec(pathname)?.[1];
