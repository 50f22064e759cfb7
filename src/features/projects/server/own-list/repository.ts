import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page, type Since } from '@/shared/http/pagination';
import type { PictureRow } from '@/shared/pictures/picture';
import type { OwnSort } from '../../constants';
import { withPictures } from '../draft/repository';
import { type ProjectSummaryRow, summaryParts } from '../repository';

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

/** The pictures of the first and the last step that have one, by project id. */
export async function listStepPictures(
  rows: readonly { id: string; fileId: string | null; files: string[] }[],
): Promise<Map<string, { first: PictureRow | null; last: PictureRow | null }>> {
  const ofSteps = rows.filter(({ fileId }) => fileId === null);
  const ends = await withPictures(
    ofSteps.flatMap(({ files: [first = null, ...rest] }) => [
      { fileId: first },
      { fileId: rest.at(-1) ?? first },
    ]),
  );
  return new Map(
    ofSteps.map(({ id }, index) => {
      const [first = null, last = null] = [ends[2 * index]?.file, ends[2 * index + 1]?.file];
      // Where there is only one picture, a clip may be last.
      return [id, { first, last: last?.kind === 'clip' ? first : last }];
    }),
  );
}

/**
 * The guides of these with an open request for a review that a person could decide: it is for
 * everybody or for them, it is not their own, and they made none of the changes.
 */
export async function listAwaiting(
  ids: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db().$queryRaw<{ id: string }[]>`
    SELECT project_id AS id FROM review WHERE project_id = ANY(${ids}::uuid[]) AND outcome IS NULL
      AND (asked_of_id IS NULL OR asked_of_id = ${userId}::uuid) AND asked_by_id IS DISTINCT FROM ${userId}::uuid
      AND NOT EXISTS (SELECT 1 FROM draft_edit AS edit WHERE edit.project_id = review.project_id AND edit.user_id = ${userId}::uuid)`;
  return new Set(rows.map(({ id }) => id));
}
