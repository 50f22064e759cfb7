/** What a list of guides can be asked for by its address. */
export interface ListAsked {
  search?: string | undefined;
  exact?: true | undefined;
  language?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

/** The only place where addresses of pages are spelt (specification, section 2). */
export const paths = {
  home: '/',
  /** The public list as it was asked for; nothing in the address that is not asked for. */
  explore: ({ search, exact, language, category, tag, sort, page = 1 }: ListAsked = {}) =>
    withQuery('/explore', { search, exact: exact ? 'true' : undefined, language, category, tag, sort, page: page > 1 ? String(page) : undefined }),
  /** Where the code printed on a product leads. */
  code: (code: string) => `/explore/${encodeURIComponent(code)}`,
  project: (projectUid: string) => `/p/${projectUid}`,
  step: (projectUid: string, step: number) => `/p/${projectUid}/s/${step}`,
  finished: (projectUid: string) => `/p/${projectUid}/finished`,
  about: '/about',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  contact: '/contact',
  /** Where the form of the contact page goes without scripts. */
  contactForm: '/api/contact',
  contactSent: '/contact/sent',
  /** The form with what was typed, when it could not be sent as it was. */
  contactAgain: (draft: string) => withQuery('/contact/again', { draft }),
  /** What is on this device; it also stands for every page that is not, when there is no network. */
  offline: '/offline',
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemaps/${name}.xml`,
  /** What is new: of all, of one tag or of one creator. */
  feed: (tag?: string) => withQuery('/feed.xml', { tag }),
  creatorFeed: (uid: string) => `/c/${uid}/feed.xml`,
  /** Pictures that share sites show; the version names what is drawn, so that a change has an address of its own. */
  projectCard: (projectUid: string, version: string) => `/p/${projectUid}/card.jpg?v=${version}`,
  creatorCard: (uid: string, version: string) => `/c/${uid}/card.jpg?v=${version}`,
  siteCard: (version: string) => `/card.jpg?v=${version}`,
  /** The documentation of the API: what holds for all of it, a page for each group of calls, and how things are done. */
  developers: '/developers',
  developerGroup: (slug: string) => `/developers/${slug}`,
  developerGuide: (slug: string) => `/developers/guides/${slug}`,
  design: '/developers/design',
  openApi: '/v1/openapi.json',
  /** The description by which other sites embed the page at an address. */
  oembed: (address: string) => withQuery('/v1/oembed', { url: address }),
  embed: (projectUid: string) => `/p/${projectUid}/embed`,
  /** The viewer itself, to be framed by the landing page: it counts and keeps nothing. */
  sample: (projectUid: string, step: number) => `/p/${projectUid}/embed?step=${step}`,
  signIn: (callbackUrl?: string) => withQuery('/auth', { callbackUrl }),
  /** Signing in, with the code of what went wrong at a provider. */
  signInRefused: (error: string, callbackUrl?: string) => withQuery('/auth', { error, callbackUrl }),
  signUp: '/auth/signup',
  signUpFrom: (callbackUrl?: string) => withQuery('/auth/signup', { callbackUrl }),
  logout: '/auth/logout',
  /** Signing in again then leads back. */
  logoutFrom: (callbackUrl?: string) => withQuery('/auth/logout', { callbackUrl }),
  recovery: '/auth/recovery',
  /** The link of a recovery mail. */
  resetPassword: (token: string) => withQuery('/auth/recovery', { token }),
  /** The link of a confirmation mail. */
  confirmEmail: (token: string) => withQuery('/auth/confirm', { token }),
  /** The link at the end of a daily mail. */
  unsubscribe: (token: string) => withQuery('/auth/unsubscribe', { token }),
  /** The link by which somebody removes what they sent to a creator. */
  withdraw: (token: string) => withQuery('/auth/withdraw', { token }),
  /** The later pages of a creator's list have addresses of their own, so that each is stored like the first. */
  creator: (uid: string, page = 1) => (page > 1 ? `/c/${uid}/${page}` : `/c/${uid}`),
  dashboard: '/dashboard',
  analytics: '/dashboard/analytics',
  settings: '/dashboard/settings',
  accountSettings: '/dashboard/settings/account',
  /** Where it says how much room the pictures of the account have left. */
  storage: '/dashboard/settings/account#storage',
  profileSettings: '/dashboard/settings/profile',
  passwordSettings: '/dashboard/settings/password',
  tokenSettings: '/dashboard/settings/tokens',
  webhookSettings: '/dashboard/settings/webhooks',
  /** Guides as files, both ways. */
  transfer: '/dashboard/import',
  projects: (status?: string, page?: number) =>
    withQuery('/dashboard/projects', { status, page: page && page > 1 ? String(page) : undefined }),
  editor: (projectUid: string) => `/dashboard/projects/${projectUid}`,
  editStep: (projectUid: string, stepId: string) => `/dashboard/projects/${projectUid}/step/${stepId}#steps`,
  editQuestion: (projectUid: string, questionId: string) => `/dashboard/projects/${projectUid}/question/${questionId}#faq`,
  /** The tab of a project in which what readers sent is read. */
  feedbackTab: (projectUid: string) => `/dashboard/projects/${projectUid}#feedback`,
  analyticsTab: (projectUid: string) => `/dashboard/projects/${projectUid}#analytics`,
  published: (projectUid: string) => `/dashboard/project/${projectUid}/published`,
  /** Sheets of labels to print, with what was chosen for them. */
  labels: (projectUid: string, chosen: Record<string, string | undefined> = {}) => withQuery(`/dashboard/project/${projectUid}/labels`, chosen),
} as const;

/** Whether an address is the embed page's: the only one that may be framed (contract, section 7). */
export function isEmbedPage(pathname: string): boolean {
  return /^\/p\/[^/]+\/embed\/?$/.test(pathname);
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return search.size > 0 ? `${path}?${search}` : path;
}
