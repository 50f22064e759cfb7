import { embedPolicy, publicPolicy } from '@/shared/http/csp';
import { matchRoute, type Route } from '@/shared/addresses/routes';
import { env } from '../env/env';

/** Styles, scripts, fonts and pictures: subresources, to which permissions do not apply. */
const isSubresource = ({ kind }: Route) => kind === 'asset' || kind === 'picture';
const HSTS_MAX_AGE_S = 2 * 365 * 24 * 60 * 60;
/** Permissions that no page needs. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/**
 * Permissions of the viewer and the Copy buttons. The viewer opens without a new document, so all
 * pages allow them.
 */
const USED = ['autoplay', 'clipboard-write', 'fullscreen', 'screen-wake-lock'];
/** For voice commands, which the embed page does not have. */
const VOICE = 'microphone';

const permissions = (denied: readonly string[], used: readonly string[]) =>
  [...denied.map((name) => `${name}=()`), ...used.map((name) => `${name}=(self)`)].join(', ');
const PERMISSIONS = permissions(DENIED, [...USED, VOICE]);
const EMBED_PERMISSIONS = permissions([...DENIED, VOICE], USED);

/**
 * For responses that the middleware does not see: paths that look like files. The middleware sets
 * the policy of pages.
 */
function contentPolicy(route: Route): Record<string, string> {
  if (isSubresource(route) || route.isData) return {};
  return { 'Content-Security-Policy': route.isFramed ? embedPolicy(false) : publicPolicy(false) };
}

const hsts = () =>
  `max-age=${HSTS_MAX_AGE_S}${env().hasHstsForSubdomains ? '; includeSubDomains' : ''}`;

export function securityHeaders(path: string, publicUrl: URL): Record<string, string> {
  const route = matchRoute(path);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': route.secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(route.secret === 'path' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    // Not on subresources: a quarter of a kilobyte each would delay the first picture
    // (docs/decisions/0067).
    ...(isSubresource(route)
      ? {}
      : { 'Permissions-Policy': route.isFramed ? EMBED_PERMISSIONS : PERMISSIONS }),
    ...contentPolicy(route),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Other sites may show pictures of published guides (share cards, feeds).
    'Cross-Origin-Resource-Policy': route.kind === 'picture' ? 'cross-origin' : 'same-origin',
    ...(route.isFramed ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(publicUrl.protocol === 'https:' ? { 'Strict-Transport-Security': hsts() } : {}),
  };
}
