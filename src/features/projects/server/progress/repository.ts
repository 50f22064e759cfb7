import 'server-only';
import { db } from '@/server/db/client';
import { STEP_WORDS, StepType, TO_BE_WRITTEN } from '../../constants';
import type { TextCounts } from '../../model/progress';

/**
 * Counts the texts of these projects in one statement: of steps with their lines and named timers,
 * of questions, and the guide's own
 * (tags are one text, each part and each tool is one). Texts that are only proposed
 * (editor/model/proposal) are missing, those with `of` are old (model/states).
 * @returns counts by project id
 */
export async function countTexts(ids: readonly string[]): Promise<Map<string, TextCounts>> {
  const rows = await db().$queryRaw<(TextCounts & { id: string })[]>`
    WITH own AS (
      SELECT project.id AS project_id, languages[1] AS lang, texts, text.field, text.at FROM project, LATERAL (
        SELECT 'name' AS field, 1 AS at
        UNION ALL SELECT 'description', 1 WHERE description <> ''
        UNION ALL SELECT 'category', 1 WHERE category <> ''
        UNION ALL SELECT 'tags', 1 WHERE cardinality(tags) > 0
        UNION ALL SELECT 'parts', generate_series(1, cardinality(parts))
        UNION ALL SELECT 'tools', generate_series(1, cardinality(tools))
      ) AS text
      WHERE project.id = ANY(${ids}::uuid[])
    ),
    lists AS (
      SELECT project_id, name AS texts FROM step WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, description FROM step WHERE project_id = ANY(${ids}::uuid[]) AND type = ${StepType.Step}
      UNION ALL SELECT project_id, line->'text' FROM step, jsonb_array_elements(lines) AS line WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, timer->'label' FROM step, jsonb_array_elements(timers) AS timer
        WHERE project_id = ANY(${ids}::uuid[]) AND timer->'label' <> '[]'
      UNION ALL SELECT project_id, question FROM question WHERE project_id = ANY(${ids}::uuid[])
      UNION ALL SELECT project_id, answer FROM question WHERE project_id = ANY(${ids}::uuid[])
    ),
    totals AS (
      SELECT project_id, count(*)::int AS total
      FROM (SELECT project_id FROM own UNION ALL SELECT project_id FROM lists) AS every GROUP BY 1
    ),
    found AS (
      SELECT project_id, lang, NULL AS of FROM own
      UNION ALL
      SELECT project_id, entry->>'lang', CASE jsonb_typeof(entry->'of') WHEN 'array' THEN entry->'of'->>(at - 1) ELSE entry->>'of' END
      FROM own, jsonb_array_elements(texts->field) AS entry
      WHERE coalesce(entry->>'value', entry->'values'->>(at - 1)) <> ''
      UNION ALL
      SELECT project_id, entry->>'lang', entry->>'of'
      FROM lists, jsonb_array_elements(texts) AS entry
      WHERE entry->>'value' NOT IN ('', ${TO_BE_WRITTEN})
        AND entry->>'value' !~ ('^' || (${JSON.stringify(STEP_WORDS)}::jsonb->>(entry->>'lang')) || ' [0-9]+$')
    ),
    counted AS (
      SELECT project_id, lang, (count(*) FILTER (WHERE of IS NULL))::int AS written, count(of)::int AS old FROM found GROUP BY 1, 2
    ),
    grouped AS (
      SELECT project_id, json_object_agg(lang, written) AS written, json_object_agg(lang, old) AS old FROM counted GROUP BY 1
    )
    SELECT totals.project_id AS id, totals.total, coalesce(grouped.written, '{}') AS written, coalesce(grouped.old, '{}') AS old
    FROM totals LEFT JOIN grouped ON grouped.project_id = totals.project_id`;
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** The counts of a project that was deleted meanwhile. */
export const NO_TEXTS: TextCounts = { total: 0, written: {}, old: {} };
