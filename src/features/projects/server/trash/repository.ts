import 'server-only';
import { db } from '@/server/db/client';
import { ProjectStatus, RESTORE_MS } from '../../constants';
import type { Draft, DraftQuestion, DraftStep, ItemKind } from '../../model/content/content';

/** Removes these items of a draft permanently, unless they are restored in time; pictures stay until then. */
export async function moveToTrash(
  { id: projectId, creatorId }: { id: string; creatorId: string },
  { steps, questions }: Draft,
  ids: readonly string[],
): Promise<void> {
  const removed = new Set(ids);
  const expiresAt = new Date(Date.now() + RESTORE_MS);
  const rowsOf = (kind: ItemKind, items: readonly (DraftStep | DraftQuestion)[]) =>
    items.flatMap((item, position) =>
      removed.has(item.id)
        ? {
            id: item.id,
            creatorId,
            projectId,
            kind,
            item,
            position,
            fileId: 'fileId' in item ? item.fileId : null,
            expiresAt,
          }
        : [],
    );
  await db().trashItem.createMany({
    data: [...rowsOf('step', steps), ...rowsOf('question', questions)],
  });
}

/** An item in the trash that has not expired, locked against the sweep. */
export async function findTrash(
  projectId: string,
  kind: ItemKind,
  id: string,
): Promise<{ item: unknown; position: number } | undefined> {
  const [row] = await db().$queryRaw<{ item: unknown; position: number }[]>`
    SELECT item, position FROM trash WHERE id = ${id}::uuid AND project_id = ${projectId}::uuid
      AND kind = ${kind}::item_kind AND expires_at > ${new Date()} FOR UPDATE`;
  return row;
}

/**
 * Takes these items of a draft out of the trash, also expired ones.
 * @returns the files they showed
 */
export async function takeFromTrash(projectId: string, ids: string[]): Promise<string[]> {
  const rows = await db().$queryRaw<{ fileId: string | null }[]>`
    DELETE FROM trash WHERE project_id = ${projectId}::uuid AND id = ANY(${ids}::uuid[])
    RETURNING file_id AS "fileId"`;
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/** Shows the reports about steps that the creator or readers have, and hides the others. */
export async function updateShownReports(projectId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE report SET is_shown = NOT is_shown WHERE project_id = ${projectId}::uuid
      AND is_shown <> (step_id IN (SELECT id FROM known_step WHERE project_id = ${projectId}::uuid))`;
}

/** Deletes expired items and returns the files they showed. */
export async function deleteExpired(now: Date): Promise<string[]> {
  const rows = await db().$queryRaw<
    { fileId: string | null }[]
  >`DELETE FROM trash WHERE expires_at <= ${now} RETURNING file_id AS "fileId"`;
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

export async function listTrashFiles(projectId: string): Promise<string[]> {
  const items = await db().trashItem.findMany({
    where: { projectId, fileId: { not: null } },
    select: { fileId: true },
  });
  return items.flatMap(({ fileId }) => fileId ?? []);
}

/** Projects that were removed before this moment. */
export async function listRemovedBefore(moment: Date): Promise<string[]> {
  const rows = await db().project.findMany({
    where: { removedAt: { lte: moment } },
    select: { id: true },
    orderBy: { removedAt: 'asc' },
    take: 100,
  });
  return rows.map(({ id }) => id);
}

/**
 * Marks a project as removed.
 * @returns whether it exists
 */
export async function markRemoved(id: string): Promise<boolean> {
  const { count } = await db().project.updateMany({
    where: { id },
    data: { removedAt: new Date(), status: ProjectStatus.Unpublished, isListed: false },
  });
  return count === 1;
}

/**
 * Deletes a project if it is still removed.
 * @returns whether it was
 */
export async function deleteRemoved(id: string): Promise<boolean> {
  const { count } = await db().project.deleteMany({ where: { id, removedAt: { not: null } } });
  return count === 1;
}
