import 'server-only';
import { db } from '@/server/db/client';
import type { SuggestionKind } from '../../suggestions/schema';

/**
 * The labels of the creator's own projects by field, most used first. Merges spellings that differ
 * only in case, and shows the most frequent one.
 * @param max of each kind
 */
export function listUsedWords(creatorId: string, max: number) {
  return db().$queryRaw<{ kind: SuggestionKind; value: string }[]>`
    WITH own AS (SELECT tags, tools, parts, brand, category FROM project WHERE creator_id = ${creatorId}::uuid AND removed_at IS NULL),
    used AS (
      SELECT 'tags' AS kind, unnest(tags) AS value FROM own
      UNION ALL SELECT 'tools', unnest(tools) FROM own
      UNION ALL SELECT 'parts', unnest(parts) FROM own
      UNION ALL SELECT 'brands', brand FROM own WHERE brand <> ''
      UNION ALL SELECT 'categories', category FROM own WHERE category <> ''
    ),
    ranked AS (
      SELECT kind, mode() WITHIN GROUP (ORDER BY value) AS value,
        row_number() OVER (PARTITION BY kind ORDER BY count(*) DESC, lower(value)) AS place
      FROM used GROUP BY kind, lower(value)
    )
    SELECT kind, value FROM ranked WHERE place <= ${max} ORDER BY kind, place`;
}
