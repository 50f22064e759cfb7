import 'server-only';
import { db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { uuid7 } from '@/server/secrets/uuid7';
import { type FileKind, REMOVALS_QUEUE, UPLOAD_JOB, VARIANTS_QUEUE } from '../constants';

export function insertSigned(file: {
  key: string;
  creatorId: string;
  kind: FileKind;
  name: string;
  contentType: string;
  signedUntil: Date;
  /**
   * Bytes that may arrive before the product stores the file; null or absent for uploads through
   * it.
   */
  sizeBytes?: number | null;
}) {
  return db().file.create({ data: file, select: { id: true, creatorId: true } });
}

/** Claims the single use of a signed request; of concurrent callers exactly one gets the row. */
export async function claimSigned(key: string) {
  const now = new Date();
  const { count } = await db().file.updateMany({
    where: { key, receivedAt: null, signedUntil: { gt: now } },
    data: { receivedAt: now },
  });
  return count === 1
    ? db().file.findUnique({ where: { key }, select: { id: true, creatorId: true } })
    : null;
}

export type NewPicture = {
  sha256: string;
  storeName: string;
  width: number;
  height: number;
  placeholder: string;
  /** Of a clip. */
  durationMs?: number;
  sizeBytes: number;
};

export async function findStoreName(sha256: string): Promise<string | undefined> {
  return (await db().picture.findUnique({ where: { sha256 }, select: { storeName: true } }))
    ?.storeName;
}

/**
 * Points a file at its content: the stored one, else the new picture. Of concurrent callers one
 * stores it. A new picture with the name of the existing one replaces lost files. Call this in a
 * transaction. Pictures are locked before their files, here and wherever both change.
 * @returns the store name of the content; undefined when nothing is stored and no picture was
 *   given; 'gone' when the file is deleted
 */
export async function storeFile(
  id: string,
  picture: NewPicture | Pick<NewPicture, 'sha256'>,
): Promise<{ storeName: string } | 'gone' | undefined> {
  if ('storeName' in picture) await insertPicture(picture);
  // Locked, so that it is not removed or changed before the file refers to it.
  const [shown] = await db().$queryRaw<{ id: string; storeName: string }[]>`
    SELECT id, store_name AS "storeName" FROM picture WHERE sha256 = ${picture.sha256} FOR SHARE`;
  if (!shown) return undefined;
  const isThere = await db().file.updateMany({
    where: { id },
    data: { pictureId: shown.id, storedAt: new Date() },
  });
  await db().$executeRaw`
    UPDATE file SET width = picture.width, height = picture.height, placeholder = picture.placeholder, variant_widths = picture.variant_widths, size_bytes = picture.size_bytes
    FROM picture WHERE picture.id = ${shown.id}::uuid AND (file.id = ${id}::uuid OR file.picture_id = picture.id AND (file.variant_widths <> picture.variant_widths OR file.size_bytes IS DISTINCT FROM picture.size_bytes))`;
  return isThere.count === 1 ? shown : 'gone';
}

async function insertPicture({
  sha256,
  storeName,
  width,
  height,
  placeholder,
  durationMs,
  sizeBytes,
}: NewPicture): Promise<void> {
  const [stored] = await db().$queryRaw<{ id: string }[]>`
    INSERT INTO picture (id, store_name, sha256, width, height, placeholder, duration_ms, size_bytes)
    VALUES (${uuid7()}::uuid, ${storeName}, ${sha256}, ${width}, ${height}, ${placeholder}, ${durationMs ?? null}, ${sizeBytes})
    ON CONFLICT (sha256) DO UPDATE SET size_bytes = excluded.size_bytes, variant_widths = excluded.variant_widths, variants_version = 0, updated_at = now()
      WHERE picture.store_name = excluded.store_name RETURNING id`;
  if (stored && durationMs === undefined) await enqueue({ queue: VARIANTS_QUEUE, key: stored.id });
}

export function deleteFile(id: string) {
  return db().file.deleteMany({ where: { id } });
}

/** The creator's stored file, locked against deletion until the transaction ends. */
export async function findStored(
  creatorId: string,
  key: string,
): Promise<{ id: string; name: string; kind: FileKind } | undefined> {
  const [file] = await db().$queryRaw<{ id: string; name: string; kind: FileKind }[]>`
    SELECT id, name, kind::text FROM file WHERE key = ${key} AND creator_id = ${creatorId}::uuid AND stored_at IS NOT NULL FOR KEY SHARE`;
  return file;
}

/** The stored content of a file of this creator, for what is made of it. */
export const findContent = (creatorId: string, id: string) =>
  db().file.findFirst({
    where: { id, creatorId },
    select: { name: true, picture: { select: { storeName: true, sha256: true } } },
  });

/** The duration of a stored clip. */
export async function findDurationMs(id: string): Promise<number> {
  const { picture } = await db().file.findUniqueOrThrow({
    where: { id },
    select: { picture: { select: { durationMs: true } } },
  });
  return picture?.durationMs ?? 0;
}

/** A signed upload of this creator that is not stored yet. */
export function findPending(creatorId: string, key: string) {
  return db().file.findFirst({
    where: { key, creatorId, storedAt: null },
    select: { id: true, creatorId: true, key: true, contentType: true },
  });
}

/** The keys of signed uploads that may still be attached. */
export async function listPending(keys: string[]): Promise<Set<string>> {
  return new Set(
    (
      await db().file.findMany({
        where: { key: { in: keys }, storedAt: null },
        select: { key: true },
      })
    ).map(({ key }) => key),
  );
}

export function renameFile(id: string, name: string) {
  return db().file.update({ where: { id }, data: { name }, select: { id: true } });
}

type Gone = { key: string; pictureId: string | null };

/**
 * Deletes the files that nothing shows.
 * @returns their keys
 */
export async function deleteUnused(ids: string[]): Promise<string[]> {
  // Locked first: a concurrent attach either comes before and is seen, or finds the file gone.
  await db()
    .$queryRaw`SELECT id FROM picture WHERE id IN (SELECT picture_id FROM file WHERE id = ANY(${ids}::uuid[])) ORDER BY id FOR UPDATE`;
  await db().$queryRaw`SELECT id FROM file WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  return release(
    await db().$queryRaw<Gone[]>`
    DELETE FROM file WHERE id = ANY(${ids}::uuid[])
      AND NOT EXISTS (SELECT 1 FROM project WHERE files @> ARRAY[file.id])
      AND NOT EXISTS (SELECT 1 FROM trash WHERE files @> ARRAY[file.id])
      AND NOT EXISTS (SELECT 1 FROM project_version WHERE files @> ARRAY[file.id])
      AND NOT EXISTS (SELECT 1 FROM creator WHERE avatar_id = file.id OR cover_id = file.id)
    RETURNING key, picture_id AS "pictureId"`,
  );
}

/**
 * Deletes all files of a creator; a concurrent upload comes before or fails.
 * @returns their keys
 */
export async function deleteFilesOf(creatorId: string): Promise<string[]> {
  await db().$queryRaw`SELECT id FROM creator WHERE id = ${creatorId}::uuid FOR UPDATE`;
  await db()
    .$queryRaw`SELECT id FROM picture WHERE id IN (SELECT picture_id FROM file WHERE creator_id = ${creatorId}::uuid) ORDER BY id FOR UPDATE`;
  return release(
    await db().$queryRaw<
      Gone[]
    >`DELETE FROM file WHERE creator_id = ${creatorId}::uuid RETURNING key, picture_id AS "pictureId"`,
  );
}

async function release(gone: Gone[]): Promise<string[]> {
  await deleteUnusedPictures(gone.flatMap(({ pictureId }) => pictureId ?? []));
  const unstored = gone.filter(({ pictureId }) => pictureId === null);
  await enqueue(...unstored.map(({ key }) => ({ queue: REMOVALS_QUEUE, key: UPLOAD_JOB + key })));
  return gone.map(({ key }) => key);
}

/**
 * Deletes the pictures that no file shows; a job for each removes its content after the commit. Call
 * this in a transaction.
 */
export async function deleteUnusedPictures(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  // Locked first, as above: a concurrent attach is seen, or finds the picture gone.
  await db()
    .$queryRaw`SELECT id FROM picture WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`;
  const rows = await db().$queryRaw<{ storeName: string }[]>`
    DELETE FROM picture WHERE id = ANY(${ids}::uuid[]) AND NOT EXISTS (SELECT 1 FROM file WHERE picture_id = picture.id)
    RETURNING store_name AS "storeName"`;
  await enqueue(...rows.map(({ storeName }) => ({ queue: REMOVALS_QUEUE, key: storeName })));
}

/**
 * Deletes signed uploads that expired before then.
 * @returns how many
 */
export function deleteExpiredPending(before: Date, limit: number): Promise<number> {
  return db()
    .$executeRaw`DELETE FROM file WHERE id IN (SELECT id FROM file WHERE stored_at IS NULL AND signed_until < ${before} LIMIT ${limit})`;
}

/** Some pictures from before then that no file shows. */
export async function listUnusedPictures(before: Date, limit: number): Promise<string[]> {
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM picture WHERE created_at < ${before} AND NOT EXISTS (SELECT 1 FROM file WHERE picture_id = picture.id) LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** The next files in the order of their ids, and whether something shows each. */
export function listWithUse(after: string, limit: number) {
  return db().$queryRaw<{ id: string; storedAt: Date | null; isUsed: boolean }[]>`
    SELECT id, stored_at AS "storedAt", EXISTS (SELECT 1 FROM project WHERE files @> ARRAY[file.id])
      OR EXISTS (SELECT 1 FROM project_version WHERE files @> ARRAY[file.id]) OR EXISTS (SELECT 1 FROM creator WHERE avatar_id = file.id) OR EXISTS (SELECT 1 FROM creator WHERE cover_id = file.id) AS "isUsed"
    FROM file WHERE id > ${after}::uuid ORDER BY id LIMIT ${limit}`;
}

export async function listStoreNames(): Promise<string[]> {
  const rows = await db().picture.findMany({ select: { storeName: true } });
  return rows.map(({ storeName }) => storeName);
}

/** The store names among these that have a row. */
export async function listKnownNames(names: string[]): Promise<Set<string>> {
  const rows = await db().$queryRaw<{ name: string }[]>`
    SELECT store_name AS name FROM picture WHERE store_name = ANY(${names})`;
  return new Set(rows.map(({ name }) => name));
}

/**
 * The id that links this database and its picture storage; `offered` becomes it when there is none.
 */
export async function storeStorageId(offered: string): Promise<string> {
  await db().$executeRaw`
    INSERT INTO setting (key, value, updated_at) VALUES ('picture_folder', to_jsonb(${offered}::text), now()) ON CONFLICT (key) DO NOTHING`;
  const [row] = await db().$queryRaw<
    { mark: string }[]
  >`SELECT value #>> '{}' AS mark FROM setting WHERE key = 'picture_folder'`;
  return row?.mark ?? offered;
}
