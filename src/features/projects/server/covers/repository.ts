import 'server-only';
import { db } from '@/server/db/client';
import {
  type DraftStep,
  filesOf,
  filesOfStep,
  type GuideContent,
  storedContent,
} from '../../model/content/content';

/** Reports whether the newest version shows a covered picture whose original is still there. */
export async function hasCovers(projectId: string): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
    WHERE p.id = ${projectId}::uuid AND (jsonb_path_exists(v.contents, '$.steps[*].edit.covers[*]') OR
      jsonb_path_exists(v.contents, '$.steps[*].further[*].edit.covers[*]'))`;
  return rows.length > 0;
}

/** The contents of all versions of a guide. */
export async function listContents(
  projectId: string,
): Promise<{ number: number; content: GuideContent; files: string[] }[]> {
  const rows = await db().$queryRaw<{ number: number; content: GuideContent; files: string[] }[]>`
    SELECT number, files, jsonb_build_object('project', head) || contents AS content FROM project_version
    WHERE project_id = ${projectId}::uuid ORDER BY number`;
  return rows.map((row) => ({ ...row, content: storedContent(row.content) }));
}

/** Files of a creator with the pictures of these, themselves included: bytes can be uploaded twice. */
export function listCopies(
  creatorId: string,
  fileIds: readonly string[],
): Promise<{ id: string; of: string }[]> {
  return db().$queryRaw`
    SELECT copy.id, file.id AS of FROM file
    JOIN file AS copy ON copy.picture_id = file.picture_id AND copy.creator_id = file.creator_id
    WHERE file.id = ANY(${fileIds}::uuid[]) AND file.creator_id = ${creatorId}::uuid`;
}

/** The guides of a creator whose draft, versions or bin need one of these files. */
export async function listGuidesWith(
  creatorId: string,
  fileIds: readonly string[],
): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM project WHERE creator_id = ${creatorId}::uuid AND (files && ${fileIds}::uuid[]
      OR EXISTS (SELECT 1 FROM project_version AS v WHERE v.project_id = project.id AND v.files && ${fileIds}::uuid[])
      OR EXISTS (SELECT 1 FROM trash WHERE trash.project_id = project.id AND trash.files && ${fileIds}::uuid[]))
    ORDER BY id`;
  return rows.map(({ id }) => id);
}

/** A guide, locked until the transaction ends, also while it can be restored. */
export async function lockGuide(projectId: string) {
  await db().$queryRaw`SELECT id FROM project WHERE id = ${projectId}::uuid FOR NO KEY UPDATE`;
  return db().project.findUnique({
    where: { id: projectId },
    include: { creator: { select: { name: true } } },
  });
}

/** The creator of a file that is stored. */
export async function findCreatorOfFile(fileId: string): Promise<string | undefined> {
  const row = await db().file.findUnique({
    where: { id: fileId, pictureId: { not: null } },
    select: { creatorId: true },
  });
  return row?.creatorId;
}

/** The owner of a guide. */
export async function findOwner(projectId: string): Promise<string | undefined> {
  const row = await db().project.findUnique({
    where: { id: projectId },
    select: { creatorId: true },
  });
  return row?.creatorId;
}

/** A removed step, or a draft as a whole. */
type Binned = DraftStep | (GuideContent & { steps: DraftStep[] });

/** The removed steps and drafts of a guide that need files. */
export function listBinned(projectId: string) {
  return db().trashItem.findMany({
    where: { projectId, files: { isEmpty: false } },
    select: { id: true, item: true, files: true },
  }) as Promise<{ id: string; item: Binned; files: string[] }[]>;
}

/** Replaces an item in the bin of a guide. */
export const writeBinned = (projectId: string, id: string, item: Binned) =>
  db().trashItem.updateMany({
    where: { id, projectId },
    data: { item: item as object, files: 'steps' in item ? filesOf(item) : filesOfStep(item) },
  });
