import type { IncomingHttpHeaders } from 'node:http';
import { cookieLocale, negotiateLocale } from '@/i18n/negotiate-locale';
import { parseCookies } from '@/shared/cookies';
import type { Locale } from '@/shared/languages';

/** The language of whoever asks for `address`, as pages and the API find it. */
export function localeOf(address: string, headers: IncomingHttpHeaders): Locale {
  const lang = new URLSearchParams(address.split('?')[1]).get('lang');
  const cookies = parseCookies(headers.cookie ?? '');
  return negotiateLocale({
    lang,
    cookie: cookieLocale((name) => cookies[name]),
    acceptLanguage: headers['accept-language'],
  });
}
