import { expect, it } from 'vitest';
import { deviceOf } from './device';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    'phone',
    `Mozilla/5.0 (Linux; Android 13; Pixel 7) ${WEBKIT} Chrome/116.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  ],
  ['tablet', `Mozilla/5.0 (Linux; Android 13; SM-X900) ${WEBKIT} Chrome/116.0.0.0 Safari/537.36`],
  ['computer', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/116.0.0.0 Safari/537.36`],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:120.0) Gecko/20100101 Firefox/120.0'],
  ['other', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['other', 'A browser'],
  ['other', ''],
  ['other', '\u0000('.repeat(500)],
  ['other', '__proto__'],
])('%s: %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
