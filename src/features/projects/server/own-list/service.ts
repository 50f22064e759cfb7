import 'server-only';
import { env } from '@/server/env/env';
import type { Paginated } from '@/shared/http/pagination';
import { toPictureView } from '@/shared/pictures/picture';
import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText } from '@/shared/text/text';
import type { Actor } from '@/features/auth/server/actor';
import { statusesOf } from '../../policy';
import { toProjectSummary } from '../presenter';
import type { ListedProject, ProjectsQuery } from '../../schema';
import { listOwned, listProgress, type ProgressRow } from './repository';

/** A page of the creator's projects, by default all but archived, newest first. */
export async function listProjects(
  actor: Actor,
  query: ProjectsQuery,
): Promise<Paginated<ListedProject>> {
  const { rows, total } = await listOwned(
    actor.creatorId,
    {
      statuses: statusesOf(query.status),
      words: foldText(query.name).split(/\s+/).filter(Boolean),
      refKey: refKeyOf(query.name),
      sortBy: query.sortBy,
    },
    query,
  );
  const progress = await listProgress(rows.map(({ id }) => id));
  const byId = new Map(progress.map((row) => [row.id, row]));
  const { publicUrl } = env();
  return {
    results: rows.map((row) => {
      const summary = toProjectSummary(row);
      const known = byId.get(row.id);
      return {
        ...summary,
        progress: toProgress(summary, known),
        lastStepFile: toPictureView(known?.lastStepFile ?? null, publicUrl),
      };
    }),
    totalResults: total,
  };
}

function toProgress(
  { languages }: Pick<ListedProject, 'languages'>,
  { total, written }: Pick<ProgressRow, 'total' | 'written'> = { total: 0, written: {} },
): ListedProject['progress'] {
  return languages.map((lang) => {
    const done = written[lang] ?? 0;
    return {
      lang,
      written: done,
      total,
      percent: total === 0 ? 100 : Math.floor((done / total) * 100),
    };
  });
}
