import 'server-only';
import { shareVersion } from '@/server/share-picture/version';
import { LOCALES } from '@/shared/languages';
import type { Locale } from '@/shared/languages';
import { machinePaths } from '@/shared/machine-paths';
import { SHARE_PICTURE, shareWords } from '@/shared/share-picture';
import type { SharedPicture } from '@/shared/share-picture';
import type { ShareTag } from '@/shared/share-tag';
import { siteName } from './messages';
import { publicAddress } from './public-address';
import { siteShareFacts } from './site-share-facts';

const localeTags = new Map(LOCALES.map((locale) => [locale, localeTag(locale)]));

/** In the format of share sites, with a country; the likeliest one where the language has none. */
export function localeTag(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The share picture of pages without one of their own. */
export function sitePicture(locale: Locale): SharedPicture {
  const facts = siteShareFacts(locale);
  return { path: machinePaths.siteCard(shareVersion(facts)), alt: shareWords(facts) };
}

export interface SharedArticle {
  /** path below the host */
  path: string;
  title: string;
  description: string;
  picture: SharedPicture;
  /** ISO times, and the URL of the author's page */
  publishedTime: string | undefined;
  modifiedTime: string;
  author: string;
  tags: readonly string[];
}

/**
 * The Open Graph tags of an article without duplicates: share sites fall back to the first of each.
 */
export function shareTags(
  { path, title, description, picture, publishedTime, modifiedTime, author, tags }: SharedArticle,
  locale: Locale,
): ShareTag[] {
  const entries = [
    ['og:type', 'article'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', publicAddress(path, locale)],
    ['og:locale', localeTags.get(locale)],
    ...LOCALES.filter((other) => other !== locale).map((other) => [
      'og:locale:alternate',
      localeTags.get(other),
    ]),
    ['og:image', publicAddress(picture.path)],
    ['og:image:alt', picture.alt],
    ['og:image:type', SHARE_PICTURE.type],
    ['og:image:width', String(SHARE_PICTURE.width)],
    ['og:image:height', String(SHARE_PICTURE.height)],
    ['article:published_time', publishedTime],
    ['article:modified_time', modifiedTime],
    ['article:author', author],
    ...tags.map((tag) => ['article:tag', tag]),
  ].flatMap(([property = '', content]) => (content ? [{ property, content }] : []));
  return [...entries, { name: 'twitter:card', content: 'summary_large_image' }];
}
