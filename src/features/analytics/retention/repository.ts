import 'server-only';
import { db } from '@/server/db/client';

/** Where it stands from which day records are still kept one by one. */
const KEPT_FROM = 'tracking_kept_from';

/** The first UTC day whose records are still kept one by one; of earlier days the sums are left. Undefined when nothing was condensed yet. */
export async function findKeptFrom(): Promise<string | undefined> {
  const [row] = await db().$queryRaw<
    { day: string }[]
  >`SELECT value->>'day' AS day FROM setting WHERE key = ${KEPT_FROM}`;
  return row?.day;
}

/** Sets that day; it never goes back, as what is gone is gone. */
export async function moveKeptFrom(day: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO setting AS s (key, value, updated_at) VALUES (${KEPT_FROM}, jsonb_build_object('day', ${day}::text), now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now() WHERE s.value->>'day' < ${day}`;
}

/** Removes a bounded part of the records from before a moment. @returns how many */
export function deleteRecordsBefore(moment: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM tracking_record WHERE id IN (
      SELECT id FROM tracking_record WHERE created_at < ${moment}::timestamptz ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
}

/** Forgets who viewed what longer than a day ago, a bounded part of them. @returns how many */
export function deleteOldViewers(limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM project_viewer WHERE (project_id, visitor_hash) IN (
      SELECT project_id, visitor_hash FROM project_viewer WHERE counted_at < now() - interval '1 day' ORDER BY counted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)`;
}
