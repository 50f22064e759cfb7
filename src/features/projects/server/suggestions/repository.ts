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
    WITH own AS (SELECT head, languages[1] AS lang FROM project WHERE creator_id = ${creatorId}::uuid AND removed_at IS NULL),
    texts AS (
      SELECT kind, text FROM own, unnest(ARRAY['tags', 'category']) AS kind, jsonb_array_elements(head->kind) AS text WHERE text->>'lang' = lang
      UNION ALL SELECT kind, text FROM own, unnest(ARRAY['tools', 'parts']) AS kind, jsonb_path_query(head->kind, '$[*].text[*]') AS text WHERE text->>'lang' = lang
    ),
    used AS (
      SELECT CASE kind WHEN 'category' THEN 'categories' ELSE kind END AS kind, unnest(string_to_array(text->>'value', E'\\n')) AS value FROM texts
      UNION ALL SELECT 'brands', head->>'brand' FROM own WHERE head->>'brand' <> ''
    ),
    ranked AS (
      SELECT kind, mode() WITHIN GROUP (ORDER BY value) AS value,
        row_number() OVER (PARTITION BY kind ORDER BY count(*) DESC, lower(value)) AS place
      FROM used GROUP BY kind, lower(value)
    )
    SELECT kind, value FROM ranked WHERE place <= ${max} ORDER BY kind, place`;
}
