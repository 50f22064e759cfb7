import { withQuery } from './with-query';

/** The filters of a creator's list in its URL. */
export interface OwnListAsked {
  status?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

/**
 * URLs of the dashboard below its first page (docs/reference/interface.md#dashboard); in their own
 * module, as visitors' pages link to none of them.
 */
export const dashboardPaths = {
  analytics: '/dashboard/analytics',
  settings: '/dashboard/settings',
  accountSettings: '/dashboard/settings/account',
  /** The section of the settings with the storage quota. */
  storage: '/dashboard/settings/account#storage',
  profileSettings: '/dashboard/settings/profile',
  passwordSettings: '/dashboard/settings/password',
  /** The section of the settings with the second factor. */
  secondStep: '/dashboard/settings/password#second-step',
  peopleSettings: '/dashboard/settings/people',
  tokenSettings: '/dashboard/settings/tokens',
  webhookSettings: '/dashboard/settings/webhooks',
  /** For operators of the site. */
  site: '/dashboard/site',
  /** The target of the link of the first start, and the action of its form. */
  becomeOperator: (token: string) => withQuery('/auth/first', { token }),
  becomeOperatorForm: '/api/operator',
  /** Import and export of guides. */
  transfer: '/dashboard/import',
  /** @param workshop uid of that of the import, for people who may be shown another one */
  import: (importId: string, workshop?: string) =>
    withQuery('/dashboard/import', { id: importId, workshop }),
  /** The creator's list with these filters; defaults are left out of the URL. */
  projects: ({ status, search, sort, page = 1 }: OwnListAsked = {}) =>
    withQuery('/dashboard/projects', {
      status,
      search,
      sort,
      page: page > 1 ? String(page) : undefined,
    }),
  editor: (projectUid: string) => `/dashboard/projects/${projectUid}`,
  /** The draft with its reviews, for everybody who may review. */
  review: (projectUid: string) => `/dashboard/review/${projectUid}`,
  editStep: (projectUid: string, stepId: string) =>
    `/dashboard/projects/${projectUid}/step/${stepId}#steps`,
  editQuestion: (projectUid: string, questionId: string) =>
    `/dashboard/projects/${projectUid}/question/${questionId}#faq`,
  /** The tab of a project with readers' messages. */
  feedbackTab: (projectUid: string) => `/dashboard/projects/${projectUid}#feedback`,
  analyticsTab: (projectUid: string) => `/dashboard/projects/${projectUid}#analytics`,
  published: (projectUid: string) => `/dashboard/project/${projectUid}/published`,
  /** Printable sheets of labels with the chosen options. */
  labels: (projectUid: string, chosen: Record<string, string | undefined> = {}) =>
    withQuery(`/dashboard/project/${projectUid}/labels`, chosen),
} as const;
