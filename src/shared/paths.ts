import { withQuery } from './with-query';

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

/** Addresses of pages are spelt here and nowhere else (specification, section 2); those of the dashboard, of mails and of machines beside it. */
export const paths = {
  home: '/',
  /** The public list as it was asked for; nothing in the address that is not asked for. */
  explore: ({ search, exact, language, category, tag, sort, page = 1 }: ListAsked = {}) =>
    withQuery('/explore', {
      search,
      exact: exact ? 'true' : undefined,
      language,
      category,
      tag,
      sort,
      page: page > 1 ? String(page) : undefined,
    }),
  /** Where the code printed on a product leads. */
  code: (code: string) => `/explore/${encodeURIComponent(code)}`,
  /** @param lang the language it is to be read in, where that is not the visitor's own */
  project: (projectUid: string, lang?: string) => withQuery(`/p/${projectUid}`, { lang }),
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
  /** The documentation of the API: what holds for all of it, a page for each group of calls, and how things are done. */
  developers: '/developers',
  developerGroup: (slug: string) => `/developers/${slug}`,
  developerGuide: (slug: string) => `/developers/guides/${slug}`,
  design: '/developers/design',
  signIn: (callbackUrl?: string) => withQuery('/auth', { callbackUrl }),
  /** Signing in, with the code of what went wrong at a provider. */
  signInRefused: (error: string, callbackUrl?: string) =>
    withQuery('/auth', { error, callbackUrl }),
  signUp: '/auth/signup',
  signUpFrom: (callbackUrl?: string) => withQuery('/auth/signup', { callbackUrl }),
  logout: '/auth/logout',
  /** Signing in again then leads back. */
  logoutFrom: (callbackUrl?: string) => withQuery('/auth/logout', { callbackUrl }),
  recovery: '/auth/recovery',
  /** The later pages of a creator's list have addresses of their own, so that each is stored like the first. */
  creator: (uid: string, page = 1) => (page > 1 ? `/c/${uid}/${page}` : `/c/${uid}`),
  dashboard: '/dashboard',
} as const;

/** Whether an address is the embed page's: the only one that may be framed (contract, section 7). */
export function isEmbedPage(pathname: string): boolean {
  return /^\/p\/[^/]+\/embed\/?$/.test(pathname);
}
