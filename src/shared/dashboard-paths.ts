import { withQuery } from './with-query';

/** What a creator's list can be asked for by its address. */
export interface OwnListAsked {
  status?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

/** Addresses of the dashboard below its first page (specification, section 2): apart, as visitors' pages lead to none of them. */
export const dashboardPaths = {
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
  /** The creator's list as it was asked for; nothing in the address that is not asked for. */
  projects: ({ status, search, sort, page = 1 }: OwnListAsked = {}) =>
    withQuery('/dashboard/projects', {
      status,
      search,
      sort,
      page: page > 1 ? String(page) : undefined,
    }),
  editor: (projectUid: string) => `/dashboard/projects/${projectUid}`,
  editStep: (projectUid: string, stepId: string) =>
    `/dashboard/projects/${projectUid}/step/${stepId}#steps`,
  editQuestion: (projectUid: string, questionId: string) =>
    `/dashboard/projects/${projectUid}/question/${questionId}#faq`,
  /** The tab of a project in which what readers sent is read. */
  feedbackTab: (projectUid: string) => `/dashboard/projects/${projectUid}#feedback`,
  analyticsTab: (projectUid: string) => `/dashboard/projects/${projectUid}#analytics`,
  published: (projectUid: string) => `/dashboard/project/${projectUid}/published`,
  /** Sheets of labels to print, with what was chosen for them. */
  labels: (projectUid: string, chosen: Record<string, string | undefined> = {}) =>
    withQuery(`/dashboard/project/${projectUid}/labels`, chosen),
} as const;
