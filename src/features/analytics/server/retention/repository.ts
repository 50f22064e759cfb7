import 'server-only';
import { db } from '@/server/db/client';

/** The key of the first day with individual records. */
const KEPT_FROM = 'tracking_kept_from';

/**
 * The first UTC day with individual records; earlier days only have rollups. Undefined while
 * nothing is compacted.
 */
export async function findKeptFrom(): Promise<string | undefined> {
  const [row] = await db().$queryRaw<
    { day: string }[]
  >`SELECT value->>'day' AS day FROM setting WHERE key = ${KEPT_FROM}`;
  return row?.day;
}

/** Sets that day; it never moves back, because those records are gone. */
export async function moveKeptFrom(day: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO setting AS s (key, value, updated_at) VALUES (${KEPT_FROM}, jsonb_build_object('day', ${day}::text), now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now() WHERE s.value->>'day' < ${day}`;
}

/**
 * Deletes a bounded number of records from before a moment.
 * @returns how many
 */
export function deleteRecordsBefore(moment: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM tracking_record WHERE id IN (
      SELECT id FROM tracking_record WHERE created_at < ${moment}::timestamptz ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
}

/**
 * Deletes a bounded number of visitor hashes older than a day.
 * @returns how many
 */
export function deleteOldViewers(limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM project_viewer WHERE (project_id, visitor_hash) IN (
      SELECT project_id, visitor_hash FROM project_viewer WHERE counted_at < now() - interval '1 day' ORDER BY counted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
}
