import 'server-only';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { AppError } from '@/shared/http/app-error';
import { offsetOf } from '@/shared/http/pagination';
import { toPictureView } from '@/shared/pictures/picture';
import type { Actor } from '@/features/auth/server/actor';
import { releaseFiles } from '@/features/uploads/server/service';
import { VERSIONS_KEPT } from '../../constants';
import type { Changes, PictureChange } from '../../model/versions/changes';
import { compare } from '../../model/versions/compare';
import type { ChangesSummary } from '../../model/versions/summary';
import type { PublicProject } from '../../schema';
import type { CompareQuery, Comparison, VersionList, VersionsQuery } from '../../versions/schema';
import { contentOf } from '../../model/content/content';
import { draftOf } from '../draft/columns';
import { listPictures } from '../draft/repository';
import { lockOwnedProject, readOwnedIdentity, readOwnedRow } from '../owned-project';
import { toPublicProject } from '../presenter';
import { findCreatorName, findForReaders } from '../repository';
import * as rows from './repository';

/**
 * A page of the versions of the creator's own project, the newest first.
 * @throws {AppError} not_found
 */
export async function listVersions(
  actor: Actor,
  id: string,
  query: VersionsQuery,
): Promise<VersionList> {
  const project = await readOwnedIdentity(actor, id);
  const { uid, name } = await findCreatorName(actor.creatorId);
  const { rows: versions, total } = await rows.listVersions(project.id, {
    limit: query.limit,
    offset: offsetOf(query),
  });
  return {
    results: versions.map((version) => ({
      number: version.number,
      publishedAt: version.publishedAt.toISOString(),
      note: version.note,
      isSafety: version.isSafety,
      isDirect: version.isDirect,
      via: version.via,
      author: { uid, name },
      publishedBy: version.publishedByName,
      approvedBy: version.approvedByName,
      approvedAt: version.approvedAt?.toISOString() ?? null,
      summary: version.summary as ChangesSummary | null,
      isCurrent: version.number === project.versionNumber,
    })),
    totalResults: total,
    history: {
      sizeBytes: await rows.sumHistoryBytes(project.id, 1),
      droppable: {
        versions: Math.max(0, total - VERSIONS_KEPT),
        sizeBytes: await rows.sumHistoryBytes(project.id, VERSIONS_KEPT),
      },
    },
  };
}

/**
 * A version of the creator's own project, as readers got it.
 * @throws {AppError} not_found
 */
export async function readVersion(
  actor: Actor,
  id: string,
  number: number,
): Promise<PublicProject> {
  const project = await readOwnedIdentity(actor, id);
  const row = await findForReaders(project.id, undefined, number);
  if (!row) throw new AppError('not_found');
  return toPublicProject(row);
}

/**
 * Compares two versions of the creator's own project, or one and its draft.
 * @throws {AppError} not_found, also for a version that is not there
 */
export async function compareVersions(
  actor: Actor,
  id: string,
  { from, to }: CompareQuery,
): Promise<Comparison> {
  const project = await readOwnedIdentity(actor, id);
  const first = from ?? project.versionNumber ?? undefined;
  const before = first && (await rows.findContent(project.id, first));
  if (!before) throw new AppError('not_found');
  const after =
    to === 'draft'
      ? contentOf(draftOf(await readOwnedRow(actor, id)))
      : await rows.findContent(project.id, to);
  if (!after) throw new AppError('not_found');
  const changes = compare(before, after);
  const pictures = await listPictures(filesOf(changes));
  const { publicUrl } = env();
  return {
    from: first,
    to,
    languages: [...new Set([...after.project.languages, ...before.project.languages])],
    changes,
    pictures: pictures.flatMap((file) => {
      const picture = toPictureView(file, publicUrl);
      return picture ? { id: file.id, picture } : [];
    }),
  };
}

function filesOf({ project, steps }: Changes): string[] {
  const media = steps.flatMap((step) => step.media ?? []);
  const pictures = [project, ...steps, ...media].flatMap(({ picture }) => picture ?? []);
  const ids = (change: PictureChange) => [change.before, change.after];
  const marked = steps.flatMap(({ marks = [] }) => marks.map(({ fileId }) => fileId));
  return [...pictures.flatMap(ids), ...marked].filter((file) => file !== null);
}

/**
 * Deletes all versions but the newest ten, and the pictures that only they show.
 * @throws {AppError} not_found
 */
export function dropOldVersions(actor: Actor, id: string): Promise<{ removed: number }> {
  return inTransaction(async () => {
    const project = await lockOwnedProject(actor, id);
    const dropped = await rows.deleteOldVersions(project.id, VERSIONS_KEPT);
    await releaseFiles(dropped.flatMap(({ files }) => files));
    return { removed: dropped.length };
  });
}
