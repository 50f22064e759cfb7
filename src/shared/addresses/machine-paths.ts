import { withQuery } from './with-query';

/** URLs for search engines, feed readers, other sites and frames. */
export const machinePaths = {
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  /** Atom feeds: of all guides, of one tag or of one creator. */
  feed: (tag?: string) => withQuery('/feed.xml', { tag }),
  creatorFeed: (uid: string) => `/c/${uid}/feed.xml`,
  /**
   * Share pictures; the version depends on what is drawn, so that a change gets a new URL. Without
   * a language, that of a project is in its primary one.
   */
  projectCard: (
    projectUid: string,
    { lang, version }: { lang: string | undefined; version: string },
  ) => withQuery(`/p/${projectUid}/card.jpg`, { lang, v: version }),
  creatorCard: (uid: string, version: string) => `/c/${uid}/card.jpg?v=${version}`,
  siteCard: (version: string) => `/card.jpg?v=${version}`,
  /** A guide as Markdown in a language. */
  guideText: (projectUid: string, lang: string) => withQuery(`/p/${projectUid}.md`, { lang }),
  /** A guide as one document to download; `none` leaves its pictures out. */
  guideFile: (projectUid: string, lang: string, pictures?: 'none') =>
    withQuery(`/p/${projectUid}.html`, { lang, pictures }),
  /** The public list of guides of the API, and its search. */
  apiProjects: '/v1/projects',
  apiSearch: '/v1/projects?name=',
  openApi: '/v1/openapi.json',
  /** The oEmbed description of a page. */
  oembed: (address: string) => withQuery('/v1/oembed', { url: address }),
  embed: (projectUid: string) => `/p/${projectUid}/embed`,
  /** The viewer for an iframe of the landing page: it counts and stores nothing. */
  sample: (projectUid: string, step: number) => `/p/${projectUid}/embed?step=${step}`,
} as const;
