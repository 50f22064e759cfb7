SET lock_timeout = '2s';

-- As before, but of many guides with the word in their name it looks at the newest only.
CREATE OR REPLACE FUNCTION search_reach(
  asked text[], begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int, cards_max int
) RETURNS TABLE (total int, hits json, cards json)
LANGUAGE plpgsql STABLE ROWS 1 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  many int := cardinality(units) / 3;
  named tsquery := ('(' || array_to_string(units[1:many], ') & (') || ')')::tsquery;
  anywhere tsquery[];
  in_labels tsquery[];
  in_parts tsquery[];
  terms text[];
  first tsquery;
  second tsquery;
  third tsquery;
  more tsquery;
  best tid[];
  month int;
  oldest int;
  months int := 1;
  coded uuid[] := '{}';
  common text;
  common_in int;
  is_word boolean;
  waiting int := 0;
  filled int;
BEGIN
  terms := search_terms(asked, begun);
  first := terms[1]::tsquery;
  second := terms[2]::tsquery;
  third := terms[3]::tsquery;
  more := ('(' || nullif(array_to_string(terms[4:], ') & ('), '') || ')')::tsquery;
  hits := '[]';
  IF alone IS NOT NULL THEN
    waiting := (SELECT count(*) FROM (SELECT 1 FROM search_word_change AS c ORDER BY c.id LIMIT 2001) AS each)
      + (SELECT count(*) FROM (SELECT 1 FROM search_count_change AS c ORDER BY c.id LIMIT 2001) AS each);
    SELECT e.lexeme, e.projects, e.is_word INTO common, common_in, is_word FROM (
      SELECT w.word AS lexeme, w.projects, true AS is_word FROM search_word AS w WHERE w.word = ANY(alone)
      UNION ALL SELECT w.word, w.projects, true FROM unnest(alone_begun) AS b (beginning), LATERAL (
        SELECT i.word, i.projects FROM search_word AS i WHERE i.word >= b.beginning AND i.word < b.beginning || chr(1114111) OFFSET 0) AS w
      UNION ALL SELECT c.lexeme, c.projects, false FROM search_count AS c WHERE c.lexeme = ANY(alone)) AS e
    ORDER BY e.projects DESC, e.is_word DESC, e.lexeme LIMIT 1;
    IF waiting <= 2000 AND common_in - waiting > count_max THEN
      total := common_in - waiting;
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filters IS NULL OR s.words @@ filters::tsquery) LIMIT 200);
  END IF;

  -- What is added up and the notes that wait are the truth together, as long as these are quickly looked through.
  IF waiting > 200 THEN
    common_in := NULL;
  ELSIF waiting > 0 AND is_word THEN
    common_in := common_in + (SELECT count(*) FILTER (WHERE common = ANY(c.added)) - count(*) FILTER (WHERE common = ANY(c.removed)) FROM search_word_change AS c);
  ELSIF waiting > 0 THEN
    common_in := common_in + (SELECT count(*) FILTER (WHERE common = ANY(c.added)) - count(*) FILTER (WHERE common = ANY(c.removed)) FROM search_count_change AS c);
  END IF;
  -- Of fewer, visiting all is as fast. A name that begins as a very short word is typed need not have that word.
  IF common_in >= 200 AND cardinality(coded) = 0 AND key ~ '[^ ]{3}$'
    AND (is_word OR (SELECT true FROM project_search AS s WHERE s.version < 3 LIMIT 1) IS NULL) THEN
    total := common_in;
    IF terms[1] <> '(' || quote_literal(common) || ')' THEN
      -- Without that word among what is looked for the index follows the others only.
      total := total + (SELECT count(*) FROM (
        SELECT 1 FROM project_search AS s WHERE s.words @@ (CASE WHEN strpos(terms[1], '&') = 0 THEN ts_rewrite(first, quote_literal(common)::tsquery, ''::tsquery) ELSE first END && !!quote_literal(common)::tsquery) LIMIT hits_max) AS others);
    END IF;
    IF total > count_max OR page_limit = 0 THEN
      RETURN NEXT;
      RETURN;
    END IF;
    -- Of many with the word in their name the newest are looked at, month by month, twice as many months each time, and those whose name begins so.
    IF total >= 2500 THEN
      SELECT array_agg(b.place) FILTER (WHERE b.is_named), count(*) INTO best, filled
      FROM (SELECT s.ctid AS place, s.name_words @@ named AS is_named FROM project_search AS s WHERE s.name_key >= key AND s.name_key < key || chr(1114111) LIMIT 301) AS b;
      best := CASE WHEN filled <= 300 THEN coalesce(best, '{}') END;
      SELECT 12 * extract(year FROM max(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM max(s.created_at) AT TIME ZONE 'UTC')::int,
        12 * extract(year FROM min(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM min(s.created_at) AT TIME ZONE 'UTC')::int INTO month, oldest FROM project_search AS s;
      WHILE cardinality(best) < page_offset + page_limit AND month >= oldest LOOP
        best := best || ARRAY(SELECT s.ctid FROM project_search AS s WHERE NOT starts_with(s.name_key, key) AND search_dated(s.name_words, s.created_at) @@ (
          SELECT string_agg(regexp_replace(units[1], '''((?:[^'']|'''')+)''', '''' || m || '\1''', 'g'), ' | ') FROM generate_series(month - months + 1, month) AS m)::tsquery);
        month := month - months;
        months := 2 * months;
      END LOOP;
    END IF;
    SELECT count(*), json_agg(json_build_array(n.project_id, n.name_key, false, p.views, n.rating, n.created_at, '{4}'::int[]) ORDER BY n.begins DESC, n.created_at DESC, n.project_id DESC)
    INTO filled, hits
    FROM (
      SELECT s.project_id, s.name_key, s.rating, s.created_at,
        CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 2 ELSE 1 END AS begins
      FROM (
        SELECT a.* FROM project_search AS a WHERE best IS NULL AND a.name_words @@ named
        UNION ALL SELECT a.* FROM project_search AS a WHERE a.ctid = ANY(best)) AS s
      ORDER BY begins DESC, s.created_at DESC, s.project_id DESC LIMIT page_limit OFFSET page_offset) AS n
    JOIN project AS p ON p.id = n.project_id;
    IF filled = page_limit THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;

  anywhere := units[1:many]::tsquery[];
  in_labels := units[many + 1:2 * many]::tsquery[];
  in_parts := units[2 * many + 1:]::tsquery[];
    WITH found AS MATERIALIZED (
      SELECT s.ctid AS place, s.project_id, s.created_at, 10000::real AS worth, true AS is_code FROM project_search AS s WHERE s.project_id = ANY(coded)
      UNION ALL (
        SELECT s.place, s.project_id, s.created_at,
          CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 1000 ELSE 500 END
          + CASE WHEN rarity IS NULL THEN CASE WHEN s.name_words @@ named THEN 100 ELSE 0 END
              -- Read once: the words of a long guide lie apart, packed.
              ELSE (SELECT sum(CASE WHEN s.name_words @@ u.query THEN 1.5 WHEN w.words @@ u.query THEN 1 ELSE 0 END * u.says)
                FROM (SELECT s.words || ''::tsvector AS words OFFSET 0) AS w, unnest(anywhere, rarity) AS u (query, says)) END::real,
          false
        FROM (
          SELECT a.ctid AS place, a.* FROM project_search AS a WHERE second IS NULL AND a.words @@ first
          UNION ALL SELECT a.ctid, a.* FROM project_search AS a WHERE third IS NULL AND a.words @@ first AND a.words @@ second
          UNION ALL SELECT a.ctid, a.* FROM project_search AS a WHERE more IS NULL AND a.words @@ first AND a.words @@ second AND a.words @@ third
          UNION ALL SELECT a.ctid, a.* FROM project_search AS a WHERE a.words @@ first AND a.words @@ second AND a.words @@ third AND a.words @@ more
        ) AS s WHERE s.project_id <> ALL(coded) LIMIT hits_max)),
    counted AS MATERIALIZED (SELECT count(*)::int AS hits FROM found),
    page AS (
      SELECT f.* FROM found AS f WHERE (SELECT c.hits FROM counted AS c) <= count_max
      ORDER BY f.worth DESC, f.created_at DESC, f.project_id DESC LIMIT page_limit OFFSET page_offset)
    SELECT max(c.hits), coalesce(json_agg(json_build_array(p.project_id, s.name_key, p.is_code, (SELECT project.views FROM project WHERE project.id = p.project_id), s.rating, s.created_at,
        CASE WHEN s.name_words @@ named THEN array_fill(4, ARRAY[many]) ELSE ARRAY(
          -- Of hits that have all words nobody asks again whether they do.
          SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2
            WHEN rarity IS NULL AND NOT p.is_code OR s.words @@ u.query THEN 1 ELSE 0 END
          FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place) END)
        ORDER BY p.worth DESC, p.created_at DESC, p.project_id DESC) FILTER (WHERE p.project_id IS NOT NULL), '[]')
    INTO total, hits
    FROM counted AS c LEFT JOIN page AS p ON true LEFT JOIN project_search AS s ON s.ctid = p.place;
  IF total = cardinality(coded) AND total BETWEEN 1 AND cards_max THEN
    cards := (SELECT json_agg(c) FROM (
      SELECT id, project_uid AS "projectUid", name, description, average_time_minutes AS "averageTimeMinutes", people, tools, parts, ref, brand, category, tags,
        views, type, status, languages, alt, source, created_at AS "createdAt", updated_at AS "updatedAt", published_at AS "publishedAt",
        file, view_shards AS "viewShards", steps, creator
      FROM explore_cards(coded)) AS c);
  END IF;
  RETURN NEXT;
END $$;
