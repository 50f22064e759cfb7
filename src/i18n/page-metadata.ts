import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { shareVersion } from '@/server/site/share-version';
import { LOCALES } from '@/shared/interface/languages';
import type { Locale } from '@/shared/interface/languages';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { SHARE_PICTURE, shareWords } from '@/shared/pictures/share-picture';
import type { SharedPicture } from '@/shared/pictures/share-picture';
import { siteName } from './operator-settings';
import { languageAddresses, publicAddress } from './public-address';
import { siteShareFacts } from './site-share-facts';

/** Article metadata for share sites: ISO times, and the address of its author's page. */
interface ArticleFacts {
  publishedTime: string | undefined;
  modifiedTime: string;
  authors: string;
  tags: string[];
}

export interface PageFacts {
  /** path below the host, as visitors see it, with its query if that makes another page */
  path: string;
  /** of its canonical URL and its content, where they differ from those of the interface */
  lang?: string;
  languages?: readonly string[];
  /** the site's description when left out */
  title?: string;
  description?: string;
  /** the picture of link previews; the site's own when left out */
  picture?: SharedPicture;
  /** false keeps the page out of search engines */
  isIndexed?: boolean;
  /** alternates by content type: a feed, an oEmbed description */
  types?: Record<string, string>;
  /** for a page that is an article to share sites */
  article?: ArticleFacts;
}

/** As share sites write languages: with a country, the likeliest where the language has none. */
export function localeTag(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}

/** The picture of pages that have none of their own. */
function sitePicture(locale: Locale): SharedPicture {
  const facts = siteShareFacts(locale);
  return { path: machinePaths.siteCard(shareVersion(facts)), alt: shareWords(facts) };
}

/** The alternate link to an Atom feed, for pageMetadata. */
export const feedLink = (address: string) => ({ 'application/atom+xml': address });

/**
 * The metadata of a public page for search engines and link previews: canonical URL, languages,
 * Open Graph.
 */
export async function pageMetadata({
  path,
  lang,
  languages,
  title,
  description,
  picture,
  isIndexed = true,
  types,
  article,
}: PageFacts): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('common')]);
  const shownTitle = title ?? `${siteName()} · ${t('tagline')}`;
  const shownDescription = description ?? t('description');
  const shown = picture ?? sitePicture(locale);
  const canonical = publicAddress(path, lang ?? locale);
  return {
    // Absolute: Next would interpret '%s' in a title as its pattern.
    title: { absolute: title === undefined ? shownTitle : `${title} · ${siteName()}` },
    description: shownDescription,
    alternates: {
      canonical,
      languages: languageAddresses(path, languages),
      ...(types ? { types } : {}),
    },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      siteName: siteName(),
      title: shownTitle,
      description: shownDescription,
      url: canonical,
      locale: localeTag(locale),
      alternateLocale: LOCALES.filter((other) => other !== locale).map(localeTag),
      images: [
        {
          url: publicAddress(shown.path, picture ? undefined : locale),
          alt: shown.alt,
          ...SHARE_PICTURE,
        },
      ],
    },
    // The picture is that of Open Graph, which Next would repeat.
    twitter: { card: 'summary_large_image', images: [] },
    ...(isIndexed ? {} : { robots: { index: false, follow: true } }),
  };
}
