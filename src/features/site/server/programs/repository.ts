import 'server-only';
import { db } from '@/server/db/client';

type Read = { day: string; kind: string; n: number };

const MOST = 2 ** 31 - 1;

/**
 * Adds to the sums of days and kinds, up to the most that fits; in one order, so that instances do
 * not block each other.
 */
export async function addReads(reads: readonly Read[]): Promise<void> {
  await db().$executeRaw`
    INSERT INTO machine_read AS m (day, kind, n)
    SELECT day, kind, n FROM jsonb_to_recordset(${JSON.stringify(reads)}::jsonb) AS r(day date, kind text, n int)
    ON CONFLICT (day, kind) DO UPDATE SET n = least(m.n::bigint + excluded.n, ${MOST}::int)`;
}

/** The reads of these last UTC days with today, by kind. */
export function sumReads(days: number): Promise<{ kind: string; n: number }[]> {
  return db().$queryRaw`
    SELECT kind, sum(n)::float8 AS n FROM machine_read
    WHERE day > (now() AT TIME ZONE 'UTC')::date - ${days}::int GROUP BY kind`;
}

/** Deletes what is older than these last UTC days. */
export async function deleteReadsBefore(days: number): Promise<void> {
  await db().$executeRaw`
    DELETE FROM machine_read WHERE day <= (now() AT TIME ZONE 'UTC')::date - ${days}::int`;
}
