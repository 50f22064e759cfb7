import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { PictureView } from '@/shared/picture';
import { languageAddresses, publicAddress } from './public-address';

export interface PageFacts {
  /** below the host, as visitors see it, with its query if that makes another page */
  path: string;
  /** the site's own when left out */
  title?: string;
  description?: string;
  picture?: Pick<PictureView, 'url' | 'width' | 'height'> | null;
  /** false keeps the page out of search engines */
  isIndexed?: boolean;
  /** other forms of the same, by their type: a feed, a description for embedding */
  types?: Record<string, string>;
}

/** How a page names its Atom feed, for pageMetadata. */
export const feedLink = (address: string) => ({ 'application/atom+xml': address });

/** What search engines and link previews learn about a public page: canonical address, languages, Open Graph. */
export async function pageMetadata({ path, title, description, picture, isIndexed = true, types }: PageFacts): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  const shownTitle = title ?? `${t('siteName')} · ${t('tagline')}`;
  const shownDescription = description ?? t('description');
  const canonical = publicAddress(path, locale);
  return {
    title: title ?? { absolute: shownTitle },
    description: shownDescription,
    alternates: { canonical, languages: languageAddresses(path), ...(types ? { types } : {}) },
    openGraph: {
      type: 'website', siteName: t('siteName'), title: shownTitle, description: shownDescription, url: canonical,
      locale: locale.replace('-', '_'),
      ...(picture ? { images: [{ url: picture.url, width: picture.width, height: picture.height }] } : {}),
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary' },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
