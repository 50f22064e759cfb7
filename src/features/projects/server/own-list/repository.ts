import 'server-only';
import { db } from '@/server/db/client';
import { Prisma } from '@/server/db/generated/client';
import { offsetOf, type Page } from '@/shared/http/pagination';
import type { PictureRow } from '@/shared/pictures/picture';
import { type OwnSort, StepType } from '../../constants';
import { isWritten, pictureOf, type ProjectSummaryRow, summaryParts } from '../repository';

// The first line of the search text is the name, without case and accents.
const NAME = Prisma.sql`split_part(p.search_text, E'\n', 1)`;

const ORDERS: Record<OwnSort, Prisma.Sql> = {
  'createdAt:desc': Prisma.sql`p.created_at DESC, p.id DESC`,
  'createdAt:asc': Prisma.sql`p.created_at, p.id`,
  'updatedAt:desc': Prisma.sql`p.updated_at DESC, p.id DESC`,
  'name:asc': Prisma.sql`${NAME}, p.created_at DESC, p.id DESC`,
  'views:desc': Prisma.sql`p.views + (SELECT coalesce(sum(v.views), 0) FROM project_view_shard AS v WHERE v.project_id = p.id) DESC, p.created_at DESC, p.id DESC`,
};

export interface Wanted {
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
  { statuses, words, refKey, sortBy }: Wanted,
  page: Page,
): Promise<{ rows: ProjectSummaryRow[]; total: number }> {
  const isNamed =
    words.length === 0
      ? Prisma.empty
      : Prisma.sql`AND (NOT EXISTS (SELECT 1 FROM unnest(${words}::text[]) AS word WHERE strpos(${NAME}, word) = 0)
          OR (${refKey} <> '' AND strpos(p.ref_key, ${refKey}) > 0))`;
  const owned = Prisma.sql`FROM project AS p
    WHERE p.creator_id = ${creatorId}::uuid AND p.removed_at IS NULL AND p.status = ANY(${statuses}::smallint[]) ${isNamed}`;
  const [found, [count]] = await Promise.all([
    db().$queryRaw<
      { id: string }[]
    >`SELECT p.id ${owned} ORDER BY ${ORDERS[sortBy]} LIMIT ${page.limit} OFFSET ${offsetOf(page)}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${owned}`,
  ]);
  const ids = found.map(({ id }) => id);
  const rows = await db().project.findMany({ where: { id: { in: ids } }, include: summaryParts });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total: count?.total ?? 0,
  };
}

export type ProgressRow = {
  id: string;
  /** texts of steps and questions */
  total: number;
  /** the number of written texts, by language */
  written: Record<string, number>;
  /** of the last step with a picture, when the project has none of its own */
  lastStepFile: PictureRow | null;
};

/**
 * The translation progress of these projects in each language, and a candidate picture, in one
 * query.
 */
export function listProgress(ids: readonly string[]): Promise<ProgressRow[]> {
  return db().$queryRaw<ProgressRow[]>`
    WITH lists AS (
      SELECT project_id, name AS texts FROM step WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, description FROM step WHERE project_id = ANY(${ids}::uuid[]) AND type = ${StepType.Step}
      UNION ALL SELECT project_id, question FROM question WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, answer FROM question WHERE project_id = ANY(${ids}::uuid[])
    ),
    totals AS (SELECT project_id, count(*)::int AS total FROM lists GROUP BY project_id),
    counted AS (
      SELECT project_id, entry->>'lang' AS lang, count(*)::int AS written
      FROM lists, jsonb_array_elements(texts) AS entry WHERE ${isWritten(Prisma.sql`entry->>'lang'`)} GROUP BY 1, 2
    )
    SELECT p.id, coalesce(totals.total, 0) AS total, ${pictureOf('f')} AS "lastStepFile",
      (SELECT coalesce(json_object_agg(lang, written), '{}') FROM counted WHERE counted.project_id = p.id) AS written
    FROM project AS p LEFT JOIN totals ON totals.project_id = p.id
      LEFT JOIN LATERAL (
        SELECT file_id FROM step WHERE step.project_id = p.id AND step.file_id IS NOT NULL AND p.file_id IS NULL ORDER BY position DESC LIMIT 1
      ) AS last ON true
      LEFT JOIN file AS f ON f.id = last.file_id
    WHERE p.id = ANY(${ids}::uuid[])`;
}
