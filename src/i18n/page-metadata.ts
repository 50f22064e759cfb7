import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { env } from '@/server/env';
import { DEFAULT_LOCALE, LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import type { PictureView } from '@/shared/picture';

export interface PageFacts {
  /** below the host, as visitors see it, with its query if that makes another page */
  path: string;
  /** the site's own when left out */
  title?: string;
  description?: string;
  picture?: Pick<PictureView, 'url' | 'width' | 'height'> | null;
  /** false keeps the page out of search engines */
  isIndexed?: boolean;
}

/** The public address of a page in one language; the bare one is the default language's. Never taken from a request. */
export function publicAddress(path: string, locale: Locale = DEFAULT_LOCALE): string {
  const address = new URL(path, env().publicUrl);
  if (locale !== DEFAULT_LOCALE) address.searchParams.set('lang', locale);
  return address.href;
}

function alternates(path: string): Record<string, string> {
  const inLanguage = (locale: Locale) => {
    const address = new URL(publicAddress(path));
    address.searchParams.set('lang', locale);
    return address.href;
  };
  return { ...Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(locale)])), 'x-default': publicAddress(path) };
}

/** What search engines and link previews learn about a public page: canonical address, languages, Open Graph. */
export async function pageMetadata({ path, title, description, picture, isIndexed = true }: PageFacts): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  const shownTitle = title ?? `${t('siteName')} · ${t('tagline')}`;
  const shownDescription = description ?? t('description');
  const canonical = publicAddress(path, locale);
  return {
    title: title ?? { absolute: shownTitle },
    description: shownDescription,
    alternates: { canonical, languages: alternates(path) },
    openGraph: {
      type: 'website', siteName: t('siteName'), title: shownTitle, description: shownDescription, url: canonical,
      locale: locale.replace('-', '_'),
      ...(picture ? { images: [{ url: picture.url, width: picture.width, height: picture.height }] } : {}),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
