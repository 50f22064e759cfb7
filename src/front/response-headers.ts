import { isEmbedPage } from '@/shared/paths';

/** Styles, scripts, fonts and pictures: what pages are made of, and what asks the browser for nothing. */
const PART = /^\/(?:_next\/static|files)\//;
/** Pages whose address holds the token of a mail. */
const TOKEN_PAGE = /^\/auth\/(?:recovery|confirm|unsubscribe|withdraw)\/?$/;
const HSTS_MAX_AGE_S = 2 * 365 * 24 * 60 * 60;
const PERMISSIONS = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'].map((name) => `${name}=()`),
  ...['autoplay', 'clipboard-write', 'fullscreen', 'screen-wake-lock'].map((name) => `${name}=(self)`),
].join(', ');

/** The security headers of every answer; the content policy of pages is the middleware's. */
export function securityHeaders(path: string, publicUrl: URL): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': TOKEN_PAGE.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    // What a page may use: on its parts it is a quarter of a kilobyte each, in the way of the first picture (docs/decisions/0071).
    ...(PART.test(path) ? {} : { 'Permissions-Policy': PERMISSIONS }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Pictures of published guides may be shown elsewhere (share cards, feeds).
    'Cross-Origin-Resource-Policy': path.startsWith('/files/') ? 'cross-origin' : 'same-origin',
    ...(isEmbedPage(path) ? {} : { 'X-Frame-Options': 'DENY' }),
    ...(publicUrl.protocol === 'https:' ? { 'Strict-Transport-Security': `max-age=${HSTS_MAX_AGE_S}; includeSubDomains` } : {}),
  };
}
