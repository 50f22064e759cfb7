import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page, type Since } from '@/shared/http/pagination';
import { LISTED_MAX } from '../../constants';
import type { ExploreSort } from '../../schema';
import type { Placed } from '../repository';
import { ORDERS } from '../search/repository';

type Changed = Page & Since & { updatedSince: Date; wanted: string | undefined };

/** A page of the listed projects that have changed since a time, and their number up to the maximum. */
export async function listChanged(
  sort: Exclude<ExploreSort, 'relevance'>,
  { updatedSince, after, wanted, ...page }: Changed,
): Promise<{ placed: Placed[]; total: number; isEstimate: boolean }> {
  const since =
    after === undefined
      ? Prisma.sql`s.updated_at >= ${updatedSince}`
      : Prisma.sql`(s.updated_at, s.project_id) > (${updatedSince}, ${after}::uuid)`;
  const changed = Prisma.sql`FROM project_search AS s JOIN project AS p ON p.id = s.project_id
    WHERE ${since} ${wanted === undefined ? Prisma.empty : Prisma.sql`AND s.words @@ ${wanted}::tsquery`}`;
  // Deep pages cost what they pass over; `after` costs nothing.
  const offset = offsetOf(page);
  const limit = offset >= LISTED_MAX ? 0 : page.limit;
  const [placed, [counted]] = await Promise.all([
    db().$queryRaw<
      Placed[]
    >`SELECT s.project_id AS id, s.updated_at AS "updatedAt" ${changed} ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}`,
    db().$queryRaw<
      { total: number }[]
    >`SELECT count(*)::int AS total FROM (SELECT 1 ${changed} LIMIT ${LISTED_MAX + 1}) AS counted`,
  ]);
  const total = counted?.total ?? 0;
  return { placed, total, isEstimate: total > LISTED_MAX };
}
