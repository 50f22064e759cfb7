import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { Actor } from '@/features/auth/server/actor';
import { ProjectStatus } from '../../constants';
import { progressOf, type TextCounts } from '../../model/progress';
import { languagesOf, toProjectSummary } from '../presenter';
import {
  countMessages,
  findNewestUnread,
  listRecentlyEdited,
  listRecentNames,
  sumOwned,
} from './repository';
import { listStepPictures } from '../own-list/repository';
import type { Overview, Unfinished } from '../../overview/schema';

const RECENT_MAX = 3;
const UNFINISHED_MAX = 3;
/** Number of recently edited projects that are checked for incomplete languages. */
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
    listUnfinished(actor.creatorId),
  ]);
  const pictures = await listStepPictures(recent);
  const countOf = (status: ProjectStatus) =>
    counts.find((entry) => entry.status === status)?.count ?? 0;
  const inbox = (kind: 'feedback' | 'reports') => {
    const { total = 0, unread = 0 } = messages.find((entry) => entry.kind === kind) ?? {};
    const newestEntry = newest.find((entry) => entry.kind === kind);
    return {
      total,
      unread,
      newestIn: newestEntry && {
        projectUid: newestEntry.projectUid,
        name: newestEntry.name,
        primary: newestEntry.primary as ProjectLanguage,
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
    recent: recent.map((row) =>
      toProjectSummary({ ...row, file: row.file ?? pictures.get(row.id)?.first ?? null }),
    ),
    unfinished,
  };
}

/** Languages with missing, proposed or old texts, most recently edited projects first. */
async function listUnfinished(creatorId: string): Promise<Unfinished[]> {
  const projects = await listRecentNames(creatorId, UNFINISHED_LOOKED_AT);
  return projects
    .flatMap((row): Unfinished[] => {
      const languages = languagesOf(row);
      return progressOf(languages, row.textCounts as TextCounts)
        .filter(({ percent }) => percent < 100)
        .map(({ lang, percent, written, total }) => ({
          projectUid: row.projectUid,
          name: row.name,
          primary: languages[0] ?? lang,
          lang,
          percent,
          pending: total - written,
        }));
    })
    .slice(0, UNFINISHED_MAX);
}
