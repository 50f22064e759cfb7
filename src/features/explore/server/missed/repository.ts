import 'server-only';
import { db } from '@/server/db/client';
import { MISSED_ASKED_MIN } from '../../constants';

type Missed = { day: string; words: string; n: number };

/** Different searches that a day keeps: the first ones. */
const OF_DAY_MAX = 2_000;

/** Adds to the sums of days and words, in one order, so that instances do not block each other. */
export async function addMissed(missed: readonly Missed[]): Promise<void> {
  if (missed.length === 0) return;
  await db().$executeRaw`
    INSERT INTO missed_search AS m (day, words, n)
    SELECT day, words, n FROM jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) AS r (day date, words text, n int)
    WHERE (SELECT count(*) FROM missed_search WHERE missed_search.day = r.day) < ${OF_DAY_MAX}
      OR EXISTS (SELECT FROM missed_search AS known WHERE known.day = r.day AND known.words = r.words)
    ON CONFLICT (day, words) DO UPDATE SET n = least(m.n::bigint + excluded.n, 2147483647)`;
}

/** The searches of these last UTC days that found nothing, those asked most often first. */
export function listMissed(
  days: number,
  limit: number,
): Promise<{ words: string; times: number }[]> {
  return db().$queryRaw`
    SELECT words, sum(n)::float8 AS times FROM missed_search
    WHERE day > (now() AT TIME ZONE 'UTC')::date - ${days}::int
    GROUP BY words HAVING sum(n) >= ${MISSED_ASKED_MIN} ORDER BY times DESC, words LIMIT ${limit}`;
}

/** Deletes what is older than these last UTC days. */
export async function deleteMissedBefore(days: number): Promise<void> {
  await db().$executeRaw`
    DELETE FROM missed_search WHERE day <= (now() AT TIME ZONE 'UTC')::date - ${days}::int`;
}
