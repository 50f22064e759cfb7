import { embedPolicy, publicPolicy } from '@/shared/http/csp';
import { matchRoute } from '@/shared/addresses/routes';
import { env } from '../env/env';

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

const hsts = () =>
  `max-age=${HSTS_MAX_AGE_S}${env().hasHstsForSubdomains ? '; includeSubDomains' : ''}`;

export function securityHeaders(path: string, publicUrl: URL): Record<string, string> {
  const { kind, secret, isFramed, isData } = matchRoute(path);
  // Permissions do not apply to styles, scripts, fonts and pictures.
  const isSubresource = kind === 'asset' || kind === 'picture';
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': secret ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(secret === 'path' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    // Not on subresources: a quarter of a kilobyte each would delay the first picture
    // (docs/decisions/0105).
    ...(isSubresource ? {} : { 'Permissions-Policy': isFramed ? EMBED_PERMISSIONS : PERMISSIONS }),
    // For paths that look like files; the middleware sets that of pages.
    ...(isSubresource || isData
      ? {}
      : { 'Content-Security-Policy': (isFramed ? embedPolicy : publicPolicy)(false) }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Other sites may show pictures of published guides (share cards, feeds).
    'Cross-Origin-Resource-Policy': kind === 'picture' ? 'cross-origin' : 'same-origin',
    ...(isFramed ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(publicUrl.protocol === 'https:' ? { 'Strict-Transport-Security': hsts() } : {}),
  };
}
