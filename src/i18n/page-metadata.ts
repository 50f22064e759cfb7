import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ShareTag } from '@/components/layout/share-tags';
import { shareVersion } from '@/server/share-picture/version';
import { LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { paths } from '@/shared/paths';
import { SHARE_PICTURE, shareWords } from '@/shared/share-picture';
import type { SharedPicture } from '@/shared/share-picture';
import { languageAddresses, publicAddress } from './public-address';
import { siteShareFacts } from './site-share-facts';

/** As share sites write languages: with a country, the likeliest where the language has none. */
export function localeTag(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

export interface PageFacts {
  /** below the host, as visitors see it, with its query if that makes another page */
  path: string;
  /** the site's own when left out */
  title?: string;
  description?: string;
  /** what share sites show beside a link; the site's own picture when left out */
  picture?: SharedPicture;
  /** of pages that somebody wrote: ISO times, and the address of the author's page */
  article?: { publishedTime?: string | undefined; modifiedTime: string; authors: string[]; tags: string[] };
  /** false keeps the page out of search engines */
  isIndexed?: boolean;
  /** other forms of the same, by their type: a feed, a description for embedding */
  types?: Record<string, string>;
  /** for a page that says itself what share sites read, with shareTags */
  hasShareTags?: boolean;
}

/** How a page names its Atom feed, for pageMetadata. */
export const feedLink = (address: string) => ({ 'application/atom+xml': address });

/** What search engines and link previews learn about a public page: canonical address, languages, Open Graph. */
export async function pageMetadata({ path, title, description, picture, article, isIndexed = true, types, hasShareTags = false }: PageFacts): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  const shownTitle = title ?? `${t('siteName')} · ${t('tagline')}`;
  const shownDescription = description ?? t('description');
  const shown = picture ?? sitePicture(locale);
  const canonical = publicAddress(path, locale);
  return {
    title: title ?? { absolute: shownTitle },
    description: shownDescription,
    alternates: { canonical, languages: languageAddresses(path), ...(types ? { types } : {}) },
    ...(hasShareTags ? {} : { openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      siteName: t('siteName'), title: shownTitle, description: shownDescription, url: canonical,
      locale: localeTag(locale), alternateLocale: LOCALES.filter((other) => other !== locale).map(localeTag),
      images: [{ url: publicAddress(shown.path, picture ? undefined : locale), alt: shown.alt, ...SHARE_PICTURE }],
    }, twitter: { card: 'summary_large_image' as const } }),
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}

/** What share sites read of an article, each thing once: where a second name for it is missing they take the first. */
export async function shareTags({ path, title = '', description = '', picture, article }: PageFacts): Promise<ShareTag[]> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  const shown = picture ?? sitePicture(locale);
  const tags = [
    ['og:type', 'article'], ['og:site_name', t('siteName')], ['og:title', title], ['og:description', description], ['og:url', publicAddress(path, locale)],
    ['og:locale', localeTag(locale)], ...LOCALES.filter((other) => other !== locale).map((other) => ['og:locale:alternate', localeTag(other)]),
    ['og:image', publicAddress(shown.path, picture ? undefined : locale)], ['og:image:alt', shown.alt], ['og:image:type', SHARE_PICTURE.type],
    ['og:image:width', String(SHARE_PICTURE.width)], ['og:image:height', String(SHARE_PICTURE.height)],
    ['article:published_time', article?.publishedTime], ['article:modified_time', article?.modifiedTime],
    ...(article?.authors ?? []).map((author) => ['article:author', author]), ...(article?.tags ?? []).map((tag) => ['article:tag', tag]),
  ].flatMap(([property = '', content]) => (content ? [{ property, content }] : []));
  return [...tags, { name: 'twitter:card', content: 'summary_large_image' }];
}

function sitePicture(locale: Locale): SharedPicture {
  const facts = siteShareFacts(locale);
  return { path: paths.siteCard(shareVersion(facts)), alt: shareWords(facts) };
}
