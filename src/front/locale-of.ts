import type { IncomingHttpHeaders } from 'node:http';
import { negotiateLocale } from '@/i18n/negotiate-locale';
import { parseCookies } from '@/shared/cookies';
import { LOCALE_COOKIE } from '@/shared/languages';
import type { Locale } from '@/shared/languages';

/** The language of whoever asks for `address`, as pages and the API find it. */
export function localeOf(address: string, headers: IncomingHttpHeaders): Locale {
  const lang = new URLSearchParams(address.split('?')[1]).get('lang');
  return negotiateLocale({ lang, cookie: parseCookies(headers.cookie ?? '')[LOCALE_COOKIE], acceptLanguage: headers['accept-language'] });
}
