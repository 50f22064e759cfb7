import 'server-only';
import { db } from '@/server/db/client';
import { STEP_WORDS, StepType, TO_BE_WRITTEN } from '../../constants';
import type { TextCounts } from '../../model/progress';

/**
 * Counts the texts of these projects in one statement. Texts that are only proposed
 * (editor/model/proposal) are missing, those with `of` are old (model/states).
 * @returns counts by project id
 */
export async function countTexts(ids: readonly string[]): Promise<Map<string, TextCounts>> {
  const rows = await db().$queryRaw<(TextCounts & { id: string })[]>`
    WITH lists AS (
      SELECT project_id, name AS texts FROM step WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, description FROM step WHERE project_id = ANY(${ids}::uuid[]) AND type = ${StepType.Step}
      UNION ALL SELECT project_id, question FROM question WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, answer FROM question WHERE project_id = ANY(${ids}::uuid[])
    ),
    totals AS (SELECT project_id, count(*)::int AS total FROM lists GROUP BY project_id),
    counted AS (
      SELECT project_id, entry->>'lang' AS lang, (count(*) FILTER (WHERE entry->'of' IS NULL))::int AS written,
        count(entry->'of')::int AS old
      FROM lists, jsonb_array_elements(texts) AS entry
      WHERE entry->>'value' NOT IN ('', ${TO_BE_WRITTEN})
        AND entry->>'value' !~ ('^' || (${JSON.stringify(STEP_WORDS)}::jsonb->>(entry->>'lang')) || ' [0-9]+$')
      GROUP BY 1, 2
    ),
    grouped AS (
      SELECT project_id, json_object_agg(lang, written) AS written, json_object_agg(lang, old) AS old FROM counted GROUP BY 1
    )
    SELECT totals.project_id AS id, totals.total, coalesce(grouped.written, '{}') AS written, coalesce(grouped.old, '{}') AS old
    FROM totals LEFT JOIN grouped ON grouped.project_id = totals.project_id`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The counts of a project without texts. */
export const NO_TEXTS: TextCounts = { total: 0, written: {}, old: {} };
