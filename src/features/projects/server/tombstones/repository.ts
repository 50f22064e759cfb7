import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf } from '@/shared/http/pagination';
import { GONE_COUNT_MAX, TOMBSTONE_DAYS } from '../../constants';
import type { GoneQuery } from '../../schema';

const ROWS_AT_ONCE = 500;

type Tombstone = { id: string; projectUid: string; goneAt: Date };
export type Tombstones = { rows: Tombstone[]; total: number };

/** A page of the projects that have left the public list. */
export const listUnlisted = (query: GoneQuery): Promise<Tombstones> =>
  listBy(Prisma.sql`unlisted_at`, Prisma.sql`TRUE`, query);

/** A page of the projects that this creator deleted. */
export const listRemoved = (creatorId: string, query: GoneQuery): Promise<Tombstones> =>
  listBy(Prisma.sql`removed_at`, Prisma.sql`creator_id = ${creatorId}::uuid`, query);

async function listBy(
  time: Prisma.Sql,
  condition: Prisma.Sql,
  { goneSince, after, ...page }: GoneQuery,
): Promise<Tombstones> {
  const since = goneSince ?? new Date(0);
  const gone = Prisma.sql`FROM project_tombstone WHERE ${condition} AND ${
    after === undefined
      ? Prisma.sql`${time} >= ${since}`
      : Prisma.sql`(${time}, project_id) > (${since}, ${after}::uuid)`
  }`;
  const [rows, [counted]] = await Promise.all([
    db().$queryRaw<Tombstone[]>`
      SELECT project_id AS id, project_uid AS "projectUid", ${time} AS "goneAt" ${gone}
      ORDER BY ${time}, project_id LIMIT ${page.limit} OFFSET ${offsetOf(page)}`,
    db().$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (SELECT 1 ${gone} LIMIT ${GONE_COUNT_MAX + 1}) AS counted`,
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Deletes tombstones after their time, a bounded number per call. */
export async function deleteOldTombstones(now: Date): Promise<void> {
  await db().$executeRaw`
    DELETE FROM project_tombstone WHERE project_id IN (
      SELECT project_id FROM project_tombstone
      WHERE updated_at < ${now}::timestamptz - ${TOMBSTONE_DAYS} * interval '1 day' LIMIT ${ROWS_AT_ONCE})`;
}
