import 'server-only';
import { env } from '@/server/env/env';
import { siteLocale } from '@/server/site/current';
import { LOCALES } from '@/shared/interface/languages';

/**
 * The public URL of a page in one language; the one without a prefix is the default language's.
 * Never taken from a request.
 */
export function publicAddress(path: string, lang: string = siteLocale()): string {
  const address = new URL(path, env().publicUrl);
  if (lang !== siteLocale()) address.searchParams.set('lang', lang);
  return address.href;
}

/**
 * The hreflang URLs of a page, with the default for other languages. Each is the canonical URL in
 * its language, as search engines ignore others.
 * @param languages of its content, if they differ from those of the interface
 */
export function languageAddresses(
  path: string,
  languages: readonly string[] = LOCALES,
): Record<string, string> {
  const entries = languages.map((lang) => [lang, publicAddress(path, lang)] as const);
  return { ...Object.fromEntries(entries), 'x-default': publicAddress(path) };
}
