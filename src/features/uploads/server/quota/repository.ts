import 'server-only';
import { db } from '@/server/db/client';

/** Separates these advisory locks from others; an arbitrary number. */
const LOCK_SPACE = 7_300_000;

export type StoredPictures = { bytes: number; pictures: number };

/**
 * The storage use of an account: its pictures, the bytes of each content once, and what waits in
 * the storage or may still arrive there. Uses one index, for this account only.
 */
export async function sumStored(creatorId: string): Promise<StoredPictures> {
  const [sum] = await db().$queryRaw<StoredPictures[]>`
    SELECT coalesce(sum(bytes), 0)::float8 AS bytes, coalesce(sum(pictures), 0)::int AS pictures FROM (
      SELECT CASE WHEN picture_id IS NULL THEN sum(size_bytes) ELSE max(size_bytes) END AS bytes, count(*) AS pictures FROM file
      WHERE creator_id = ${creatorId}::uuid AND (picture_id IS NOT NULL OR size_bytes IS NOT NULL) GROUP BY picture_id) AS each`;
  return sum ?? { bytes: 0, pictures: 0 };
}

/** Serializes storing for an account until the transaction ends. */
export async function lockStoring(creatorId: string): Promise<void> {
  await db().$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_SPACE}::int, hashtext(${creatorId}))`;
}
