import 'server-only';
import { ProjectStatus } from '@/features/projects/constants';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';

const since = (days: number) => Prisma.sql`(now() AT TIME ZONE 'UTC')::date - ${days - 1}::int`;

export type DayFigures = { day: string; views: number; sessions: number; finished: number };

/** Sums of each of the last UTC days with today, days without any included. */
export function sumDays(days: number): Promise<DayFigures[]> {
  return db().$queryRaw`
    SELECT all_days.day::date::text AS day, coalesce(sum(views), 0)::float8 AS views, coalesce(sum(sessions), 0)::float8 AS sessions, coalesce(sum(finished), 0)::float8 AS finished
    FROM generate_series(${since(days)}, (now() AT TIME ZONE 'UTC')::date, interval '1 day') AS all_days (day)
    LEFT JOIN (SELECT day, views, sessions, finished FROM daily_figures WHERE day >= ${since(days)}) AS figures ON figures.day = all_days.day
    GROUP BY all_days.day ORDER BY all_days.day`;
}

export type Holdings = Record<
  'guides' | 'newGuides' | 'accounts' | 'newAccounts' | 'pictureBytes' | 'clipBytes',
  number
>;

/** Guides, accounts and stored bytes as they are now, and those that came in these last days. */
export async function countHoldings(days: number): Promise<Holdings> {
  const [row] = await db().$queryRaw<[Holdings]>`
    SELECT * FROM (SELECT count(*)::int AS guides, count(*) FILTER (WHERE published_at >= ${since(days)})::int AS "newGuides"
        FROM project WHERE status = ${ProjectStatus.Published} AND removed_at IS NULL) AS guide,
      (SELECT count(*)::int AS accounts, count(*) FILTER (WHERE created_at >= ${since(days)})::int AS "newAccounts" FROM user_account) AS account,
      (SELECT coalesce(sum(size_bytes) FILTER (WHERE duration_ms IS NULL), 0)::float8 AS "pictureBytes",
        coalesce(sum(size_bytes) FILTER (WHERE duration_ms IS NOT NULL), 0)::float8 AS "clipBytes" FROM picture) AS stored`;
  return row;
}
