import { withQuery } from './with-query';

/** Addresses that are read by search engines, feed readers, other sites and frames. */
export const machinePaths = {
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  /** What is new: of all, of one tag or of one creator. */
  feed: (tag?: string) => withQuery('/feed.xml', { tag }),
  creatorFeed: (uid: string) => `/c/${uid}/feed.xml`,
  /** Pictures that share sites show; the version names what is drawn, so that a change has an address of its own. */
  projectCard: (projectUid: string, version: string) => `/p/${projectUid}/card.jpg?v=${version}`,
  creatorCard: (uid: string, version: string) => `/c/${uid}/card.jpg?v=${version}`,
  siteCard: (version: string) => `/card.jpg?v=${version}`,
  openApi: '/v1/openapi.json',
  /** The description by which other sites embed the page at an address. */
  oembed: (address: string) => withQuery('/v1/oembed', { url: address }),
  embed: (projectUid: string) => `/p/${projectUid}/embed`,
  /** The viewer itself, to be framed by the landing page: it counts and keeps nothing. */
  sample: (projectUid: string, step: number) => `/p/${projectUid}/embed?step=${step}`,
} as const;
