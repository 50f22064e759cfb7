import 'server-only';
import { env } from '@/server/env';
import { DEFAULT_LOCALE, LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';

/** The public address of a page in one language; the bare one is the default language's. Never taken from a request. */
export function publicAddress(path: string, locale: Locale = DEFAULT_LOCALE): string {
  const address = new URL(path, env().publicUrl);
  if (locale !== DEFAULT_LOCALE) address.searchParams.set('lang', locale);
  return address.href;
}

/**
 * Where a page is for people of each interface language, and for everybody else. Each is the address that the page itself
 * calls canonical in that language, as search engines follow no other.
 */
export function languageAddresses(path: string): Record<Locale | 'x-default', string> {
  const entries = LOCALES.map((locale) => [locale, publicAddress(path, locale)] as const);
  return {
    ...(Object.fromEntries(entries) as Record<Locale, string>),
    'x-default': publicAddress(path),
  };
}
