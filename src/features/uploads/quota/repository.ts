import 'server-only';
import { db } from '@/server/db/client';

/** Apart from other locks by name; any number does. */
const LOCK_SPACE = 7_300_000;

export type StoredPictures = { bytes: number; pictures: number };

/** What an account has stored: its pictures, and the bytes of each content once. Read from one index, of that account alone. */
export async function sumStored(creatorId: string): Promise<StoredPictures> {
  const [sum] = await db().$queryRaw<StoredPictures[]>`
    SELECT coalesce(sum(bytes), 0)::float8 AS bytes, coalesce(sum(pictures), 0)::int AS pictures FROM (
      SELECT max(size_bytes) AS bytes, count(*) AS pictures FROM file WHERE creator_id = ${creatorId}::uuid AND picture_id IS NOT NULL GROUP BY picture_id) AS each`;
  return sum ?? { bytes: 0, pictures: 0 };
}

/** Lets one picture after another be stored for an account, until the end of the transaction under way. */
export async function lockStoring(creatorId: string): Promise<void> {
  await db().$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_SPACE}::int, hashtext(${creatorId}))`;
}
