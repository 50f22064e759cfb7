import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';

const READING = new Set(['GET', 'HEAD']);

/**
 * Checks that one of our own pages sends a request, for everything that a cookie opens: by
 * Sec-Fetch-Site, which no page can forge, or without it (plain http, old browsers) by Origin. A
 * person may also open the address of a read. Browsers send no Origin with the reads of a page on
 * its own site; the cookie is SameSite, and no other site can see the answer.
 */
export function isOwnPage({ method, headers }: Request): boolean {
  const isReading = READING.has(method);
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || (isReading && site === 'none');
  const origin = headers.get('origin');
  return origin === null ? isReading : origin === new URL(env().publicUrl).origin;
}

/** @throws {AppError} forbidden for a request of another site */
export function refuseOtherSites(request: Request): void {
  if (!isOwnPage(request)) throw new AppError('forbidden', { reason: 'otherAddress' });
}
