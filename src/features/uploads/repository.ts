import 'server-only';
import { db } from '@/server/db/client';
import type { UploadKey } from './constants';

export function insertSigned(file: { key: string; creatorId: string; kind: UploadKey; name: string; contentType: string; signedUntil: Date }) {
  return db().file.create({ data: file, select: { id: true } });
}

/** Takes the one use of a signed request; of several callers at once exactly one gets the row. */
export async function claimSigned(key: string) {
  const now = new Date();
  const { count } = await db().file.updateMany({ where: { key, receivedAt: null, signedUntil: { gt: now } }, data: { receivedAt: now } });
  return count === 1 ? db().file.findUnique({ where: { key }, select: { id: true } }) : null;
}

/** @returns whether the row is still there */
export async function markStored(id: string, picture: { width: number; height: number; variantWidths: number[]; placeholder: string }): Promise<boolean> {
  const { count } = await db().file.updateMany({ where: { id }, data: { ...picture, storedAt: new Date() } });
  return count === 1;
}

export function deleteFile(id: string) {
  return db().file.deleteMany({ where: { id } });
}

/** The creator's stored file; it cannot be deleted before the transaction under way ends. */
export async function findStored(creatorId: string, key: string): Promise<{ id: string; name: string; kind: UploadKey } | undefined> {
  const [file] = await db().$queryRaw<{ id: string; name: string; kind: UploadKey }[]>`
    SELECT id, name, kind::text FROM file WHERE key = ${key} AND creator_id = ${creatorId}::uuid AND stored_at IS NOT NULL FOR KEY SHARE`;
  return file;
}

export function renameFile(id: string, name: string) {
  return db().file.update({ where: { id }, data: { name }, select: { id: true } });
}

/** Deletes those of the files that nothing shows any more and returns their keys. */
export async function deleteUnused(ids: string[]): Promise<string[]> {
  // Locked first: whoever attaches one of them at this moment either comes before and is seen, or finds it gone.
  await db().$queryRaw`SELECT id FROM file WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await db().$queryRaw<{ key: string }[]>`
    DELETE FROM file WHERE id = ANY(${ids}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM project WHERE file_id = file.id)
      AND NOT EXISTS (SELECT 1 FROM step WHERE file_id = file.id)
      AND NOT EXISTS (SELECT 1 FROM trash WHERE file_id = file.id)
      AND NOT EXISTS (SELECT 1 FROM creator WHERE avatar_id = file.id OR cover_id = file.id)
    RETURNING key`;
  return rows.map((row) => row.key);
}

/** Deletes promises of uploads that nobody kept, signed until before then. @returns their keys */
export async function deleteUnkept(before: Date, limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ key: string }[]>`
    DELETE FROM file WHERE id IN (SELECT id FROM file WHERE stored_at IS NULL AND signed_until < ${before} LIMIT ${limit}) RETURNING key`;
  return rows.map(({ key }) => key);
}

/** The next files in the order of their ids, and whether something shows each. */
export function listWithUse(after: string, limit: number) {
  return db().$queryRaw<{ id: string; storedAt: Date | null; isUsed: boolean }[]>`
    SELECT id, stored_at AS "storedAt", EXISTS (SELECT 1 FROM project WHERE file_id = file.id) OR EXISTS (SELECT 1 FROM step WHERE file_id = file.id)
      OR EXISTS (SELECT 1 FROM creator WHERE avatar_id = file.id) OR EXISTS (SELECT 1 FROM creator WHERE cover_id = file.id) AS "isUsed"
    FROM file WHERE id > ${after}::uuid ORDER BY id LIMIT ${limit}`;
}

export async function listKnownKeys(keys: string[]): Promise<Set<string>> {
  return new Set((await db().file.findMany({ where: { key: { in: keys } }, select: { key: true } })).map(({ key }) => key));
}

/** The mark by which this database and its folder of pictures know each other; `offered` becomes it when there is none. */
export async function keepFolderMark(offered: string): Promise<string> {
  await db().$executeRaw`
    INSERT INTO setting (key, value, updated_at) VALUES ('picture_folder', to_jsonb(${offered}::text), now()) ON CONFLICT (key) DO NOTHING`;
  const [row] = await db().$queryRaw<{ mark: string }[]>`SELECT value #>> '{}' AS mark FROM setting WHERE key = 'picture_folder'`;
  return row?.mark ?? offered;
}
