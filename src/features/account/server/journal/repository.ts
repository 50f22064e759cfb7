import 'server-only';
import { db } from '@/server/db/client';

type Entry = { key: string; value: string };

/** Stores an entry that waits for the file, as JSON; it replaces an earlier one about the same. */
export async function saveEntry(about: string, value: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO setting (key, value, updated_at) VALUES (${`deletion:${about}`}, ${value}::jsonb, now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`;
}

/** Oldest first. */
export function listEntries(limit: number): Promise<Entry[]> {
  return db().$queryRaw`
    SELECT key, value::text AS value FROM setting WHERE starts_with(key, 'deletion:') ORDER BY value->>'at', key LIMIT ${limit}`;
}

/** Deletes an entry, unless it was stored again meanwhile. */
export async function deleteEntry({ key, value }: Entry): Promise<void> {
  await db().$executeRaw`DELETE FROM setting WHERE key = ${key} AND value = ${value}::jsonb`;
}
