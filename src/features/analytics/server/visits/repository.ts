import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import type { Span } from '../../model/period';

export type Order = 'asc' | 'desc';
/** The last visit of the previous batch. */
export type Cursor = { id: string; createdAt: Date };

const direction = (order: Order) => (order === 'asc' ? Prisma.sql`ASC` : Prisma.sql`DESC`);

/** The visits of a time, or those of them that read one version. */
export type VisitFilter = Span & { version?: number | undefined };

const matching = (projectId: string, { from, to, version }: VisitFilter) => Prisma.sql`
  project_id = ${projectId}::uuid AND created_at BETWEEN ${from}::timestamptz AND ${to}::timestamptz
  ${version === undefined ? Prisma.empty : Prisma.sql`AND version_number = ${version}`}`;

/** Counts the visits that match the filter. */
export async function countVisits(projectId: string, filter: VisitFilter): Promise<number> {
  const [row] = await db().$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM tracking_record WHERE ${matching(projectId, filter)}`;
  return row.count;
}

/** A part of a project's visits. The offset is skipped within the index. */
export async function listVisits(
  projectId: string,
  filter: VisitFilter,
  order: Order,
  { offset, limit }: { offset: number; limit: number },
) {
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM tracking_record WHERE ${matching(projectId, filter)}
    ORDER BY created_at ${direction(order)}, id ${direction(order)} LIMIT ${limit} OFFSET ${offset}`;
  return findVisits(ids, order);
}

/** The visits after a cursor, for reading all of them in batches. */
export async function listVisitsAfter(
  projectId: string,
  filter: VisitFilter,
  order: Order,
  { mark, limit }: { mark: Cursor | undefined; limit: number },
) {
  const behind = !mark
    ? Prisma.empty
    : order === 'asc'
      ? Prisma.sql`AND (created_at, id) > (${mark.createdAt}::timestamptz, ${mark.id}::uuid)`
      : Prisma.sql`AND (created_at, id) < (${mark.createdAt}::timestamptz, ${mark.id}::uuid)`;
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT id FROM tracking_record WHERE ${matching(projectId, filter)} ${behind}
    ORDER BY created_at ${direction(order)}, id ${direction(order)} LIMIT ${limit}`;
  return findVisits(ids, order);
}

function findVisits(ids: { id: string }[], order: Order) {
  return db().trackingRecord.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    include: { steps: { orderBy: { position: 'asc' } } },
    orderBy: [{ createdAt: order }, { id: order }],
  });
}

export type VisitRow = Awaited<ReturnType<typeof findVisits>>[number];
