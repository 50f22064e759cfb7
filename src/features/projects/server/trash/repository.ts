import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { ProjectStatus } from '../../constants';

export type TrashKind = 'step' | 'question';
type Place = { creatorId: string; projectId: string; kind: TrashKind };

export function insertTrash(
  item: Place & {
    id: string;
    data: unknown;
    position: number;
    fileId: string | null;
    expiresAt: Date;
  },
) {
  // Through JSON, so that dates are stored as they will be read.
  return db().trashItem.create({
    data: { ...item, data: JSON.parse(JSON.stringify(item.data)) as Prisma.InputJsonValue },
    select: { id: true },
  });
}

/**
 * Takes an item out of the trash, unless it has expired; of concurrent callers exactly one gets it.
 */
export async function takeTrash(id: string, place: Place, now: Date) {
  const where = { id, ...place, expiresAt: { gt: now } };
  const item = await db().trashItem.findFirst({ where });
  if (!item) return null;
  const { count } = await db().trashItem.deleteMany({ where });
  return count === 1 ? item : null;
}

/** Takes these items of a project out of the trash, also expired ones. */
export async function takeItems(projectId: string, ids: string[]) {
  const where = { projectId, id: { in: ids } };
  const items = await db().trashItem.findMany({ where });
  await db().trashItem.deleteMany({ where });
  return items;
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
