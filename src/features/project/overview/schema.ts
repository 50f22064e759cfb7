import type { ProjectLanguage } from '@/shared/languages';
import type { ProjectSummary } from '../schema';

/** How many messages came in, how many of them nobody has read, and the project with the newest of those. */
export type Inbox = {
  total: number;
  unread: number;
  newestIn: { projectUid: string; name: string; primary: ProjectLanguage } | undefined;
};

/** A project in a language that is not written to the end. */
export type Unfinished = {
  projectUid: string;
  name: string;
  primary: ProjectLanguage;
  lang: ProjectLanguage;
  percent: number;
  pending: number;
};

/** What the welcome page of the dashboard tells (specification, section 2). Archived projects count by their views and messages only. */
export type Overview = {
  projects: number;
  published: number;
  views: number;
  feedback: Inbox;
  reports: Inbox;
  /** last edited first */
  recent: ProjectSummary[];
  unfinished: Unfinished[];
};
