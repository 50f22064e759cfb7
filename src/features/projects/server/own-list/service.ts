import 'server-only';
import { env } from '@/server/env/env';
import { fieldError } from '@/shared/http/app-error';
import { isPlaced, type Paginated } from '@/shared/http/pagination';
import { toPictureView } from '@/shared/pictures/picture';
import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText } from '@/shared/text/text';
import type { Actor } from '@/features/auth/server/actor';
import { statusesOf } from '../../policy';
import { progressOf } from '../../model/progress';
import { languagesOf, toProjectSummary } from '../presenter';
import { countTexts, NO_TEXTS } from '../progress/repository';
import type { ListedProject, ProjectsQuery } from '../../schema';
import { listOwned, listStepPictures } from './repository';

/**
 * A page of the creator's projects, by default all but archived, newest first.
 * @throws {AppError} validation_failed at after
 */
export async function listProjects(
  actor: Actor,
  query: ProjectsQuery,
): Promise<Paginated<ListedProject>> {
  if (!isPlaced(query)) throw fieldError('after', 'after');
  const { rows, total } = await listOwned(
    actor.creatorId,
    {
      statuses: statusesOf(query.status),
      words: foldText(query.name).split(/\s+/).filter(Boolean),
      refKey: refKeyOf(query.name),
      sortBy: query.sortBy,
      updatedSince: query.updatedSince,
      after: query.after,
    },
    query,
  );
  const ids = rows.map(({ id }) => id);
  const [counts, first, last] = await Promise.all([
    countTexts(ids),
    listStepPictures(ids, 'first'),
    listStepPictures(ids, 'last'),
  ]);
  const { publicUrl } = env();
  return {
    results: rows.map((row) => ({
      ...toProjectSummary(row),
      progress: progressOf(languagesOf(row), counts.get(row.id) ?? NO_TEXTS),
      firstStepFile: toPictureView(first.get(row.id) ?? null, publicUrl),
      lastStepFile: toPictureView(last.get(row.id) ?? null, publicUrl),
    })),
    totalResults: total,
  };
}
