import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page, type Since } from '@/shared/http/pagination';
import type { PictureRow } from '@/shared/pictures/picture';
import type { OwnSort } from '../../constants';
import { pictureOf, type ProjectSummaryRow, summaryParts } from '../repository';

// The first line of the search text is the name, without case and accents.
const NAME = Prisma.sql`split_part(p.search_text, E'\n', 1)`;

const ORDERS: Record<OwnSort, Prisma.Sql> = {
  'createdAt:desc': Prisma.sql`p.created_at DESC, p.id DESC`,
  'createdAt:asc': Prisma.sql`p.created_at, p.id`,
  'updatedAt:desc': Prisma.sql`p.updated_at DESC, p.id DESC`,
  'updatedAt:asc': Prisma.sql`p.updated_at, p.id`,
  'name:asc': Prisma.sql`${NAME}, p.created_at DESC, p.id DESC`,
  'views:desc': Prisma.sql`p.views + (SELECT coalesce(sum(v.views), 0) FROM project_view_shard AS v WHERE v.project_id = p.id) DESC, p.created_at DESC, p.id DESC`,
};

export interface Wanted extends Since {
  statuses: readonly number[];
  /** words that the name must contain, folded; none for any name */
  words: readonly string[];
  /** or a part of the reference code, in its normalized form */
  refKey: string;
  sortBy: OwnSort;
}

/** A page of the creator's projects in the requested order, and their total. */
export async function listOwned(
  creatorId: string,
  { statuses, words, refKey, sortBy, updatedSince, after }: Wanted,
  page: Page,
): Promise<{ rows: ProjectSummaryRow[]; total: number }> {
  const isNamed =
    words.length === 0
      ? Prisma.empty
      : Prisma.sql`AND (NOT EXISTS (SELECT 1 FROM unnest(${words}::text[]) AS word WHERE strpos(${NAME}, word) = 0)
          OR (${refKey} <> '' AND strpos(p.ref_key, ${refKey}) > 0))`;
  const isChanged =
    updatedSince === undefined
      ? Prisma.empty
      : after === undefined
        ? Prisma.sql`AND p.updated_at >= ${updatedSince}`
        : Prisma.sql`AND (p.updated_at, p.id) > (${updatedSince}, ${after}::uuid)`;
  const owned = Prisma.sql`FROM project AS p
    WHERE p.creator_id = ${creatorId}::uuid AND p.removed_at IS NULL AND p.status = ANY(${statuses}::smallint[]) ${isNamed} ${isChanged}`;
  const [placed, [count]] = await Promise.all([
    db().$queryRaw<
      Placed[]
    >`SELECT p.id, p.updated_at AS "updatedAt" ${owned} ORDER BY ${ORDERS[sortBy]} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${owned}`,
  ]);
  return { rows: await findPlaced(placed), total: count?.total ?? 0 };
}

/** A project at its place in a list, with the time of its last change when it got that place. */
type Placed = { id: string; updatedAt: Date };

/**
 * Projects in the given order with the time of their place: who goes on from it misses nothing,
 * even if the project has changed since.
 */
export async function findPlaced(placed: readonly Placed[]): Promise<ProjectSummaryRow[]> {
  const ids = placed.map(({ id }) => id);
  const rows = await db().project.findMany({ where: { id: { in: ids } }, include: summaryParts });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return placed.flatMap(({ id, updatedAt }) => {
    const row = byId.get(id);
    return row ? { ...row, updatedAt } : [];
  });
}

/**
 * The picture of the first or last step that has one, for each of these projects without its own.
 * @returns pictures by project id
 */
export async function listStepPictures(
  ids: readonly string[],
  place: 'first' | 'last',
): Promise<Map<string, PictureRow>> {
  const direction = place === 'last' ? Prisma.sql`DESC` : Prisma.empty;
  const rows = await db().$queryRaw<{ id: string; picture: PictureRow }[]>`
    SELECT DISTINCT ON (p.id) p.id, ${pictureOf('f')} AS picture
    FROM project AS p JOIN step AS s ON s.project_id = p.id JOIN file AS f ON f.id = s.file_id
    WHERE p.id = ANY(${ids}::uuid[]) AND p.file_id IS NULL
    ORDER BY p.id, s.position ${direction}`;
  return new Map(rows.map(({ id, picture }) => [id, picture]));
}
