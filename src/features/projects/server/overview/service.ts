import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { ProjectStatus } from '../../constants';
import { toProjectSummary } from '../presenter';
import {
  countMessages,
  findNewestUnread,
  listRecentlyEdited,
  listUnfinished,
  sumOwned,
} from './repository';
import type { Overview } from '../../overview/schema';

const RECENT_MAX = 3;
const UNFINISHED_MAX = 3;
/** How many recently edited projects are checked for incomplete languages. */
const UNFINISHED_LOOKED_AT = 30;

/** The creator's stats, recent projects, and pending translations. */
export async function readOverview(actor: Actor): Promise<Overview> {
  const [{ counts, views }, messages, newest, recent, unfinished] = await Promise.all([
    sumOwned(actor.creatorId),
    countMessages(actor.creatorId),
    findNewestUnread(actor.creatorId),
    listRecentlyEdited(
      actor.creatorId,
      [ProjectStatus.Unpublished, ProjectStatus.Published],
      RECENT_MAX,
    ),
    listUnfinished(actor.creatorId, UNFINISHED_LOOKED_AT, UNFINISHED_MAX),
  ]);
  const countOf = (status: ProjectStatus) =>
    counts.find((entry) => entry.status === status)?.count ?? 0;
  const inbox = (kind: 'feedback' | 'reports') => {
    const { total = 0, unread = 0 } = messages.find((entry) => entry.kind === kind) ?? {};
    const found = newest.find((entry) => entry.kind === kind);
    return {
      total,
      unread,
      newestIn: found && {
        projectUid: found.projectUid,
        name: found.name,
        primary: found.primary as ProjectLanguage,
      },
    };
  };
  const published = countOf(ProjectStatus.Published);
  return {
    projects: published + countOf(ProjectStatus.Unpublished),
    published,
    views,
    feedback: inbox('feedback'),
    reports: inbox('reports'),
    recent: recent.map(toProjectSummary),
    unfinished: unfinished.map(({ projectUid, name, primary, lang, written, total }) => ({
      projectUid,
      name,
      primary: primary as ProjectLanguage,
      lang: lang as ProjectLanguage,
      pending: total - written,
      percent: Math.floor((written / total) * 100),
    })),
  };
}
