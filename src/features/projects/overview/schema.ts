import type { ProjectLanguage } from '@/shared/interface/languages';
import type { ProjectSummary } from '../schema';

/** The number of messages, of unread ones, and the project with the newest unread one. */
export type Inbox = {
  total: number;
  unread: number;
  newestIn: { projectUid: string; name: string; primary: ProjectLanguage } | undefined;
};

/** A project with an incomplete language. */
export type Unfinished = {
  projectUid: string;
  name: string;
  primary: ProjectLanguage;
  lang: ProjectLanguage;
  percent: number;
  pending: number;
};

/**
 * The content of the dashboard's welcome page (docs/reference/interface.md#dashboard). Archived
 * projects count only by their views and messages.
 */
export type Overview = {
  projects: number;
  published: number;
  views: number;
  feedback: Inbox;
  reports: Inbox;
  /** last edited first; `file` is that of the first step with one where the project has none */
  recent: ProjectSummary[];
  unfinished: Unfinished[];
};
