import { withQuery } from './with-query';

/** The filters of a list of guides in its URL. */
export interface ListAsked {
  search?: string | undefined;
  exact?: true | undefined;
  language?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  /** a filter whose values the page shows, without scripts */
  choose?: string | undefined;
}

/**
 * The only place that builds URLs of pages (docs/reference/interface.md#pages); those of the
 * dashboard, of mails and for machines are beside it.
 */
export const paths = {
  home: '/',
  /** The public list with these filters; defaults are left out of the URL. */
  explore: ({ search, exact, language, category, tag, sort, choose, page = 1 }: ListAsked = {}) =>
    withQuery('/explore', {
      search,
      exact: exact ? 'true' : undefined,
      language,
      category,
      tag,
      sort,
      page: page > 1 ? String(page) : undefined,
      choose,
    }),
  /** The target of a code printed on a product. */
  code: (code: string) => `/explore/${encodeURIComponent(code)}`,
  /** @param lang the language to read it in, where that is not the visitor's own */
  project: (projectUid: string, lang?: string) => withQuery(`/p/${projectUid}`, { lang }),
  /** Link in a print of that version, to the changes since. */
  version: (projectUid: string, number: number) =>
    withQuery(`/p/${projectUid}`, { version: String(number) }),
  step: (projectUid: string, step: number) => `/p/${projectUid}/s/${step}`,
  /** Reports the guide to the operators of the site. */
  guideReport: (projectUid: string) => `/p/${projectUid}/report`,
  guideReportSent: (projectUid: string) => `/p/${projectUid}/report/sent`,
  /** The action of that form without scripts. */
  guideReportForm: '/api/notices',
  finished: (projectUid: string) => `/p/${projectUid}/finished`,
  /** The draft of a guide, for people with the link. */
  preview: (token: string) => `/preview/${token}`,
  /** The pages of a guide below its address, which is that of its page or of a preview. */
  stepBelow: (guide: string, step: number) => `${guide}/s/${step}`,
  finishedBelow: (guide: string) => `${guide}/finished`,
  about: '/about',
  pricing: '/pricing',
  privacy: '/privacy-policy',
  terms: '/terms-conditions',
  /** Page about the operators of the site, if they wrote one. */
  imprint: '/imprint',
  /** The house rules of the operators, if they wrote any. */
  rules: '/house-rules',
  contact: '/contact',
  /** The action of the contact form without scripts. */
  contactForm: '/api/contact',
  contactSent: '/contact/sent',
  /** The contact form with what was typed, after it could not be sent. */
  contactAgain: (draft: string) => withQuery('/contact/again', { draft }),
  /** Guides on this device; also the fallback for all other pages when offline. */
  offline: '/offline',
  /** The documentation of the API: an overview, all calls, a page per group and call, and how-to pages. */
  developers: '/developers',
  developerGroup: (slug: string) => `/developers/${slug}`,
  developerCalls: '/developers/calls',
  developerCall: (group: string, id: string) => `/developers/${group}/${id}`,
  developerGuide: (slug: string) => `/developers/guides/${slug}`,
  signIn: (callbackUrl?: string) => withQuery('/auth', { callbackUrl }),
  /** The sign-in page, with the error code of a failed provider sign-in. */
  signInRefused: (error: string, callbackUrl?: string) =>
    withQuery('/auth', { error, callbackUrl }),
  /** The sign-in page with its tab 'Create account' open. */
  signUp: '/auth?new',
  /** The page of the same form alone. */
  signUpAlone: (callbackUrl?: string) => withQuery('/auth/signup', { callbackUrl }),
  /** The page of an invitation: makes an account with it. */
  join: (token: string) => `/join/${token}`,
  joinRefused: (token: string, error: string) => withQuery(`/join/${token}`, { error }),
  /** The page of an invitation to a workshop. */
  workshop: (token: string) => `/workshop/${token}`,
  /** The second factor of a sign-in; opens that page afterwards. */
  secondStep: (callbackUrl?: string) => withQuery('/auth/second', { callbackUrl }),
  logout: '/auth/logout',
  /** Signing in again then returns there. */
  logoutFrom: (callbackUrl?: string) => withQuery('/auth/logout', { callbackUrl }),
  recovery: '/auth/recovery',
  /**
   * Later pages of a creator's list have their own paths, so that each is cached like the first.
   */
  creator: (uid: string, page = 1) => (page > 1 ? `/c/${uid}/${page}` : `/c/${uid}`),
  dashboard: '/dashboard',
} as const;
