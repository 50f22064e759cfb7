import 'server-only';
import { env } from '@/server/env/env';
import { fieldError } from '@/shared/http/app-error';
import { isPlaced, type Paginated } from '@/shared/http/pagination';
import { toPictureView } from '@/shared/pictures/picture';
import { refKeyOf } from '@/shared/ids/ref-key';
import { foldText } from '@/shared/text/text';
import type { Actor } from '@/features/auth/server/actor';
import { roleMay } from '@/features/auth/workshops/roles';
import { statusesOf } from '../../policy';
import { progressOf, type TextCounts } from '../../model/progress';
import { languagesOf, toProjectSummary } from '../presenter';
import type { ListedProject, ProjectsQuery } from '../../schema';
import { listAwaiting, listOwned, listStepPictures } from './repository';

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
  const awaiting = roleMay(actor.role, 'review')
    ? await listAwaiting(
        rows.map(({ id }) => id),
        actor.userId,
      )
    : new Set<string>();
  const pictures = await listStepPictures(rows);
  const { publicUrl } = env();
  return {
    results: rows.map((row) => ({
      ...toProjectSummary(row),
      awaitsReview: awaiting.has(row.id),
      progress: progressOf(languagesOf(row), row.textCounts as TextCounts),
      firstStepFile: toPictureView(pictures.get(row.id)?.first ?? null, publicUrl),
      lastStepFile: toPictureView(pictures.get(row.id)?.last ?? null, publicUrl),
    })),
    totalResults: total,
  };
}
