import { expect, it } from 'vitest';
import { kindOfProgram } from './kind';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  ['assistant', 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)'],
  ['assistant', 'Mozilla/5.0 (compatible; Claude-User/1.0; +Claude-User@anthropic.com)'],
  ['assistant', 'Mozilla/5.0 AppleWebKit/537.36 (compatible; AMZN-User/0.1) Chrome/119.0.6045.214'],
  ['search', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['search', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['feed', 'Miniflux/2.0.10 (https://miniflux.net)'],
  ['feed', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['other', 'curl/8.5.0'],
  ['other', 'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)'],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0'],
  ['other', 'My script'],
  ['other', undefined],
  ['browser', CHROME],
  ['browser', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'],
] as const)('takes for %s: %s', (kind, userAgent) => {
  expect(kindOfProgram(userAgent)).toBe(kind);
});
