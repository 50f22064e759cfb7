import { matchRoute } from '../addresses/routes';
import { guidePageOf } from './guide-page';

/** The properties of a request that decide how it is handled. */
export interface RequestFacts {
  method: string;
  /** of this host or another */
  isOwnHost: boolean;
  pathname: string;
  mode: string;
  /** of the element that asks, such as 'video' */
  destination: string;
  /** Next's router requests flight data */
  isFlight: boolean;
}

/**
 * Strategy of the service worker for a request:
 * - guidePage: network first, then the stored page; a 404 or 410 deletes it
 * - otherPage: network, and without one the offline page; never stored
 * - flight: network; never stored
 * - asset, picture, clip: the stored one first, because they are immutable
 * - untouched: left to the browser, such as /v1 and everything that writes
 */
export type RequestKind =
  | 'guidePage'
  | 'otherPage'
  | 'flight'
  | 'asset'
  | 'picture'
  | 'clip'
  | 'untouched';

export function requestKind({
  method,
  isOwnHost,
  pathname,
  mode,
  destination,
  isFlight,
}: RequestFacts): RequestKind {
  if (method !== 'GET' || !isOwnHost) return 'untouched';
  // Every navigation: leaving one to the browser would repeat a request that the worker has
  // started, which could use up a one-time code in its URL.
  if (mode === 'navigate') return guidePageOf(pathname) ? 'guidePage' : 'otherPage';
  const { kind, isData } = matchRoute(pathname);
  if (isData) return 'untouched';
  if (kind === 'picture' && destination === 'video') return 'clip';
  if (kind === 'asset' || kind === 'picture') return kind;
  return isFlight ? 'flight' : 'untouched';
}

/** True if a page no longer exists, or is closed to a person who has signed out. */
export const isGone = (status: number) => [401, 404, 410].includes(status);
/** True if a gateway reports that the server is unavailable; a stored page is better than that. */
export const isOutOfOrder = (status: number) => status >= 500;
