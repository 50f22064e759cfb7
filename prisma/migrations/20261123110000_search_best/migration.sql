SET lock_timeout = '2s';

-- The best hits of a search in their rough order and how many there are, as one function: a connection plans it once, where the same
-- statement, sent each time, is planned for longer than it looks for a rare word. Its plans know neither rare nor common words and need
-- not: whatever is searched for is found by the index, and nothing is looked for that is surely more than is counted.
--   alone, begun  lexemes and beginnings of words of which each alone finds something (search_at_least); null when it takes several
--   units         for each word its tsquery: anywhere, in labels (B) and in parts and creator (C), one list after the other
--   rarity        how much each word says, when not all of them must be there; else null
--   code, bar     what finds by itself; null for none. filters: a tsquery for it, or null
-- Without hits one row tells the number.
CREATE FUNCTION search_best(
  asked text, begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int
) RETURNS TABLE (total int, id uuid, name_key text, ref_key text, is_code boolean, views int, rating real, created_at timestamptz, places int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  known int := CASE WHEN alone IS NULL THEN 0 ELSE search_at_least(alone, alone_begun) END;
  many int := cardinality(units) / 3;
  named tsquery := (SELECT string_agg('(' || u || ')', ' & ') FROM unnest(units[1:many]) AS u)::tsquery;
  anywhere tsquery[] := units[1:many]::tsquery[];
  in_labels tsquery[] := units[many + 1:2 * many]::tsquery[];
  in_parts tsquery[] := units[2 * many + 1:]::tsquery[];
  wanted tsquery;
  coded uuid[] := '{}';
BEGIN
  IF known > count_max THEN
    total := known;
    RETURN NEXT;
    RETURN;
  END IF;
  wanted := search_query(asked, begun);
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filters IS NULL OR s.words @@ filters::tsquery) LIMIT 200);
  END IF;
  RETURN QUERY
    WITH found AS MATERIALIZED (
      SELECT s.project_id, s.created_at, 10000::real AS worth, true AS is_code FROM project_search AS s WHERE s.project_id = ANY(coded)
      UNION ALL (
        SELECT s.project_id, s.created_at,
          CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 1000 ELSE 500 END
          + CASE WHEN rarity IS NULL THEN CASE WHEN s.name_words @@ named THEN 100 ELSE 0 END
              -- Read once: the words of a long guide lie apart, packed.
              ELSE (SELECT sum(CASE WHEN s.name_words @@ u.query THEN 1.5 WHEN w.words @@ u.query THEN 1 ELSE 0 END * u.says)
                FROM (SELECT s.words || ''::tsvector AS words OFFSET 0) AS w, unnest(anywhere, rarity) AS u (query, says)) END::real,
          false
        FROM project_search AS s WHERE s.words @@ wanted AND s.project_id <> ALL(coded) LIMIT hits_max)),
    counted AS MATERIALIZED (SELECT count(*)::int AS hits FROM found),
    page AS (
      SELECT f.* FROM found AS f WHERE (SELECT c.hits FROM counted AS c) <= count_max
      ORDER BY f.worth DESC, f.created_at DESC, f.project_id DESC LIMIT page_limit OFFSET page_offset)
    SELECT c.hits, p.project_id, s.name_key, s.ref_key, p.is_code, (SELECT project.views FROM project WHERE project.id = p.project_id), s.rating, s.created_at,
      CASE WHEN s.name_words @@ named THEN array_fill(4, ARRAY[many]) ELSE ARRAY(
        SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN NOT w.words @@ u.query THEN 0 WHEN w.words @@ u.label THEN 3 WHEN w.words @@ u.part THEN 2 ELSE 1 END
        FROM (SELECT s.words || ''::tsvector AS words OFFSET 0) AS w, unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place) END
    FROM counted AS c LEFT JOIN page AS p ON true LEFT JOIN project_search AS s ON s.project_id = p.project_id
    ORDER BY p.worth DESC, p.created_at DESC, p.project_id DESC;
END $$;

-- What is known of each word of a search that found nothing or hardly anything: in how many projects it is (counted up to `enough`), and
-- the words of the dictionary that it may be meant for, near ones and those that have it within. Planned once, as search_best.
CREATE FUNCTION search_explain(units jsonb, enough int, near_max int, within_max int)
RETURNS TABLE (count int, near jsonb, within text[]) LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT CASE WHEN search_at_least(u.lexemes, u.beginnings) >= enough THEN enough
        ELSE (SELECT count(*)::int FROM (SELECT 1 FROM project_search AS s WHERE s.words @@ (SELECT search_query(u.query, u.beginnings)) LIMIT enough) AS hits) END,
      -- A word that hardly anybody has may be one of a project that is not listed any more; the search itself shows none of those.
      coalesce((SELECT jsonb_agg(jsonb_build_object('word', n.word, 'distance', n.distance, 'projects', n.projects)) FROM near_words(u.word, u.mistakes, near_max) AS n
        WHERE u.mistakes > 0 AND n.word <> u.word
          AND (n.projects > 50 OR EXISTS (SELECT 1 FROM project_search AS s WHERE s.words @@ ('''' || n.word || '''')::tsquery))), '[]'),
      ARRAY(SELECT w.word FROM search_word AS w WHERE length(u.word) >= 4 AND w.word LIKE '%' || u.pattern || '%' AND NOT starts_with(w.word, u.word) AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT within_max)::text[]
    FROM jsonb_to_recordset(units) AS u (place int, query text, lexemes text[], beginnings text[], word text, pattern text, mistakes int) ORDER BY u.place;
END $$;
