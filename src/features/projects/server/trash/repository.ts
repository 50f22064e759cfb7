import 'server-only';
import { db } from '@/server/db/client';
import type { TrashKind } from '@/server/db/generated/client';
import { BIN_DRAFTS_MAX, BIN_ITEMS_MAX, BIN_MS, ProjectStatus } from '../../constants';
import {
  type DraftQuestion,
  type DraftStep,
  type ItemKind,
  storedItem,
} from '../../model/content/content';
import type { TrashEntry } from './items';

/**
 * Moves items to the bin of a guide, which drops its oldest ones past its limits.
 * @returns the files that dropped ones showed
 */
export async function moveToTrash(projectId: string, items: TrashEntry[]): Promise<string[]> {
  await db().trashItem.createMany({ data: items.map((item) => ({ ...item, projectId })) });
  return filesIn(
    await db().$queryRaw<Shown[]>`
    DELETE FROM trash WHERE id IN (
      SELECT id FROM (
        SELECT id, kind, row_number() OVER (PARTITION BY kind = 'draft' ORDER BY removed_at DESC, id DESC) AS place
        FROM trash WHERE project_id = ${projectId}::uuid) AS kept
      WHERE place > CASE kind WHEN 'draft' THEN ${BIN_DRAFTS_MAX}::int ELSE ${BIN_ITEMS_MAX}::int END)
    RETURNING files`,
  );
}

/**
 * The newest copy in the bin of a step or question, alone or within a draft, locked against the
 * sweep.
 */
export async function findRemovedItem(projectId: string, kind: ItemKind, id: string) {
  const kinds: TrashKind[] = kind === 'step' ? ['step', 'chapter'] : ['question'];
  const [row] = await db().$queryRaw<{ item: DraftStep | DraftQuestion; position: number }[]>`
    SELECT coalesce(part.item, trash.item) AS item, coalesce(part.place::int - 1, position) AS position
    FROM trash LEFT JOIN LATERAL jsonb_array_elements(CASE kind WHEN 'draft' THEN item->${`${kind}s`} END)
      WITH ORDINALITY AS part (item, place) ON part.item->>'id' = ${id.toLowerCase()}
    WHERE project_id = ${projectId}::uuid AND removed_at > ${oldest()}
      AND (part.item IS NOT NULL OR (kind = ANY(${kinds}::trash_kind[]) AND id = ${id}::uuid))
    ORDER BY removed_at DESC LIMIT 1 FOR UPDATE OF trash`;
  return row && { ...row, item: storedItem(kind, row.item) };
}

/** An item in the bin of a guide, locked against the sweep. */
export async function findBinItem(projectId: string, id: string) {
  const [row] = await db().$queryRaw<{ id: string; kind: TrashKind; item: unknown }[]>`
    SELECT id, kind, item FROM trash
    WHERE project_id = ${projectId}::uuid AND id = ${id}::uuid AND removed_at > ${oldest()} FOR UPDATE`;
  return row;
}

/** The id of the newest draft in the bin of a guide. */
export async function findNewestDraft(projectId: string): Promise<string> {
  const { id } = await db().trashItem.findFirstOrThrow({
    where: { projectId, kind: 'draft' },
    orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return id;
}

/** A page of the bin of a guide without contents, the newest first, and the number of its items. */
export async function listBin(
  projectId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const where = { projectId, removedAt: { gt: oldest() } };
  const [rows, total] = await Promise.all([
    db().trashItem.findMany({
      where,
      select: { id: true, kind: true, name: true, removedAt: true },
      orderBy: [{ removedAt: 'desc' }, { id: 'desc' }],
      take: limit,
      skip: offset,
    }),
    db().trashItem.count({ where }),
  ]);
  return { rows, total };
}

const oldest = () => new Date(Date.now() - BIN_MS);

type Shown = { files: string[] };
const filesIn = (rows: readonly Shown[]) => rows.flatMap(({ files }) => files);

/**
 * Takes these items out of the bin of a guide, also expired ones.
 * @returns the files they showed
 */
export async function takeFromTrash(projectId: string, ids: string[]): Promise<string[]> {
  return filesIn(
    await db().$queryRaw<Shown[]>`
    DELETE FROM trash WHERE project_id = ${projectId}::uuid AND id = ANY(${ids}::uuid[]) RETURNING files`,
  );
}

/** Shows the reports about steps that the creator or readers have, and hides the others. */
export async function updateShownReports(projectId: string): Promise<void> {
  await db().$executeRaw`
    UPDATE report SET is_shown = NOT is_shown WHERE project_id = ${projectId}::uuid
      AND is_shown <> (step_id IN (SELECT id FROM known_step WHERE project_id = ${projectId}::uuid))`;
}

/** Deletes the bin of a guide, and returns the files that each item showed. */
export function deleteBin(projectId: string): Promise<Shown[]> {
  return db().$queryRaw<
    Shown[]
  >`DELETE FROM trash WHERE project_id = ${projectId}::uuid RETURNING files`;
}

/** Deletes what was removed before this moment, and returns the files it showed. */
export async function deleteExpired(moment: Date): Promise<string[]> {
  return filesIn(
    await db().$queryRaw<Shown[]>`DELETE FROM trash WHERE removed_at <= ${moment} RETURNING files`,
  );
}

export async function listTrashFiles(projectId: string): Promise<string[]> {
  return filesIn(await db().trashItem.findMany({ where: { projectId }, select: { files: true } }));
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
