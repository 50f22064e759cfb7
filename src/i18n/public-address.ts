import 'server-only';
import { env } from '@/server/env/env';
import { siteLocale } from '@/server/site/current';
import { LOCALES } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';

/**
 * The public URL of a page in one language; the one without a prefix is the default language's.
 * Never taken from a request.
 */
export function publicAddress(path: string, locale: Locale = siteLocale()): string {
  const address = new URL(path, env().publicUrl);
  if (locale !== siteLocale()) address.searchParams.set('lang', locale);
  return address.href;
}

/**
 * The hreflang URLs of a page, with the default for other languages. Each is the canonical URL in
 * its language, as search engines ignore others.
 */
export function languageAddresses(path: string): Record<Locale | 'x-default', string> {
  const entries = LOCALES.map((locale) => [locale, publicAddress(path, locale)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<Locale, string>),
    'x-default': publicAddress(path),
  };
}
