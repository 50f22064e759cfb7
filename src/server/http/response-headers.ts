import { embedPolicy, publicPolicy } from '@/shared/http/csp';
import { isEmbedPage } from '@/shared/addresses/paths';
import { env } from '../env/env';

/** Styles, scripts, fonts and pictures: subresources, to which permissions do not apply. */
const PART = /^\/(?:_next\/static|files)\//;
/** Responses that are no pages, and the service worker, which sets a policy of its own. */
const DATA = /^\/(?:v1|api|uploads)(?:\/|$)|^\/(?:healthz|readyz|sw[.]js)$/;
/** Pages whose address contains the token of an email. */
const TOKEN_PAGE = /^\/auth\/(?:recovery|confirm|unsubscribe|withdraw)\/?$/;
/** The draft of a guide, or an invitation: their addresses are secrets. */
const SECRET_PAGE = /^\/(?:preview|join)(?:\/|$)/;
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
function contentPolicy(path: string): Record<string, string> {
  if (PART.test(path) || DATA.test(path)) return {};
  return {
    'Content-Security-Policy': isEmbedPage(path) ? embedPolicy(false) : publicPolicy(false),
  };
}

const hsts = () =>
  `max-age=${HSTS_MAX_AGE_S}${env().hasHstsForSubdomains ? '; includeSubDomains' : ''}`;

export function securityHeaders(path: string, publicUrl: URL): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy':
      TOKEN_PAGE.test(path) || SECRET_PAGE.test(path)
        ? 'no-referrer'
        : 'strict-origin-when-cross-origin',
    ...(SECRET_PAGE.test(path) ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    // Not on subresources: a quarter of a kilobyte each would delay the first picture
    // (docs/decisions/0067).
    ...(PART.test(path)
      ? {}
      : { 'Permissions-Policy': isEmbedPage(path) ? EMBED_PERMISSIONS : PERMISSIONS }),
    ...contentPolicy(path),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Other sites may show pictures of published guides (share cards, feeds).
    'Cross-Origin-Resource-Policy': path.startsWith('/files/') ? 'cross-origin' : 'same-origin',
    ...(isEmbedPage(path) ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(publicUrl.protocol === 'https:' ? { 'Strict-Transport-Security': hsts() } : {}),
  };
}
