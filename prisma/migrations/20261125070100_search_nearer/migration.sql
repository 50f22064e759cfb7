SET lock_timeout = '2s';

-- As before, but of guides with the word in their name it looks at the newest only as soon as that is less, by months, and as many of these as a page
-- likely takes; of those whose name begins so too. Where too few have it in their name, the newest of the others follow without being weighed one by one.
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
  needed int;
  month int;
  oldest int;
  span int;
  months int;
  seen int := 0;
  found int;
  many_begin boolean;
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
    -- Those whose name is or begins so come first. Of the others, or of these where they are many, the newest are looked at: as many months as likely
    -- fill the page, and then as many as it takes by what was found. Where the word is in few names, all of these are visited as fast.
    needed := page_offset + page_limit;
    SELECT 12 * extract(year FROM max(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM max(s.created_at) AT TIME ZONE 'UTC')::int,
      12 * extract(year FROM min(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM min(s.created_at) AT TIME ZONE 'UTC')::int INTO month, oldest FROM project_search AS s;
    span := month - oldest + 1;
    months := 1 + needed * span / total;
    IF total >= 2500 AND 4 * months < span THEN
      SELECT coalesce(array_agg(b.place) FILTER (WHERE b.is_named), '{}'), count(*) > 300 INTO best, many_begin
      FROM (SELECT s.ctid AS place, s.name_words @@ named AS is_named FROM project_search AS s WHERE s.name_key >= key AND s.name_key < key || chr(1114111) LIMIT 301) AS b;
      IF many_begin THEN
        best := ARRAY(SELECT s.ctid FROM project_search AS s WHERE s.name_key = key AND s.name_words @@ named LIMIT 301);
      END IF;
      best := CASE WHEN cardinality(best) <= 300 THEN best END;
      found := -cardinality(best);
      WHILE cardinality(best) < needed AND month >= oldest LOOP
        best := best || ARRAY(SELECT s.ctid FROM project_search AS s WHERE starts_with(s.name_key, key) = many_begin AND s.name_key <> key AND search_dated(s.name_words, s.created_at) @@ (
          SELECT string_agg(regexp_replace(units[1], '''((?:[^'']|'''')+)''', '''' || m || '\1''', 'g'), ' | ') FROM generate_series(month - months + 1, month) AS m)::tsquery);
        month := month - months;
        seen := seen + months;
        IF cardinality(best) < needed THEN
          months := least(2 * seen, 1 + (needed - cardinality(best)) * seen / greatest(found + cardinality(best), 1));
          best := CASE WHEN (found + cardinality(best)) * span >= 8 * needed * seen THEN best END;
        END IF;
      END LOOP;
      IF many_begin AND cardinality(best) < needed THEN
        best := NULL;
      END IF;
    END IF;
    SELECT count(*), json_agg(json_build_array(n.project_id, n.name_key, false, p.views, n.rating, n.created_at, '{4}'::int[]) ORDER BY n.begins DESC, n.created_at DESC, n.project_id DESC), coalesce(array_agg(n.project_id), '{}')
    INTO filled, hits, coded
    FROM (
      SELECT s.project_id, s.name_key, s.rating, s.created_at,
        CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 2 ELSE 1 END AS begins
      FROM (
        SELECT a.* FROM project_search AS a WHERE best IS NULL AND a.name_words @@ named
        UNION ALL SELECT a.* FROM project_search AS a WHERE a.ctid = ANY(best)) AS s
      ORDER BY begins DESC, s.created_at DESC, s.project_id DESC LIMIT page_limit OFFSET page_offset) AS n
    JOIN project AS p ON p.id = n.project_id;
    IF filled < page_limit AND page_offset = 0 THEN
      hits := (SELECT coalesce(json_agg(h.hit ORDER BY h.place), '[]') FROM (
        SELECT n.hit, n.place FROM json_array_elements(hits) WITH ORDINALITY AS n (hit, place)
        UNION ALL SELECT json_build_array(o.project_id, o.name_key, false, (SELECT p.views FROM project AS p WHERE p.id = o.project_id), o.rating, o.created_at,
            ARRAY[CASE WHEN o.words @@ units[2]::tsquery THEN 3 WHEN o.words @@ units[3]::tsquery THEN 2 ELSE 1 END]),
          page_limit + row_number() OVER (ORDER BY o.created_at DESC, o.project_id DESC)
        FROM (SELECT s.* FROM project_search AS s WHERE s.words @@ first AND s.project_id <> ALL(coded) ORDER BY s.created_at DESC, s.project_id DESC LIMIT page_limit - filled) AS o) AS h);
      filled := page_limit;
    END IF;
    IF filled = page_limit THEN
      RETURN NEXT;
      RETURN;
    END IF;
    coded := '{}';
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

-- As before, but the newest with all words in their name are looked for by months, among all guides instead of the newest two thousand, and the most
-- viewed are looked at where they are written down together.
CREATE OR REPLACE FUNCTION search_pool(units text[], key text, code text, bar text, filters text)
RETURNS TABLE (id uuid, name_key text, is_code boolean, views int, rating real, created_at timestamptz, places int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  many int := cardinality(units) / 3;
  all_units text := '(' || array_to_string(units[1:many], ') & (') || ')';
  named tsquery := all_units::tsquery;
  anywhere tsquery[] := units[1:many]::tsquery[];
  in_labels tsquery[] := units[many + 1:2 * many]::tsquery[];
  in_parts tsquery[] := units[2 * many + 1:]::tsquery[];
  filter tsquery := filters::tsquery;
  coded uuid[] := '{}';
  newest tid[] := '{}';
  met tid[];
  month int;
  months int := 1;
  seen int := 0;
BEGIN
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filter IS NULL OR s.words @@ filter) LIMIT 200);
  END IF;
  month := (SELECT 12 * extract(year FROM max(s.created_at) AT TIME ZONE 'UTC')::int + extract(month FROM max(s.created_at) AT TIME ZONE 'UTC')::int FROM project_search AS s);
  -- Each word is looked up once for each month.
  WHILE cardinality(newest) < 40 AND seen < 24 AND seen * numnode(named) < 200 LOOP
    met := ARRAY(SELECT s.ctid FROM project_search AS s WHERE search_dated(s.name_words, s.created_at) @@ (
        SELECT string_agg('(' || regexp_replace(all_units, '''((?:[^'']|'''')+)''', '''' || m || '\1''', 'g') || ')', ' | ') FROM generate_series(month - months + 1, month) AS m)::tsquery
      AND (filter IS NULL OR s.words @@ filter) LIMIT 1001);
    newest := newest || ARRAY(SELECT s.ctid FROM project_search AS s WHERE s.ctid = ANY(met) ORDER BY s.created_at DESC, s.project_id DESC LIMIT 40);
    -- Of more, these are any thousand: where so many are made at once the newest guides of all have them.
    IF cardinality(met) > 1000 THEN
      newest := newest || ARRAY(SELECT n.place FROM (SELECT s.ctid AS place, s.name_words, s.words FROM project_search AS s ORDER BY s.created_at DESC, s.project_id DESC LIMIT 2000) AS n
        WHERE n.name_words @@ named AND (filter IS NULL OR n.words @@ filter) LIMIT 40);
      EXIT;
    END IF;
    month := month - months;
    seen := seen + months;
    months := least(2 * seen, 1 + (40 - cardinality(newest)) * seen / greatest(cardinality(newest), 1));
  END LOOP;
  RETURN QUERY
    WITH pool AS (
      SELECT b.place FROM (SELECT s.ctid AS place, s.name_words, s.words FROM project_search AS s WHERE s.name_key >= key AND s.name_key < key || chr(1114111) ORDER BY s.name_key LIMIT 40) AS b
        WHERE b.name_words @@ named AND (filter IS NULL OR b.words @@ filter)
      UNION SELECT unnest(newest)
      UNION SELECT s.ctid FROM search_popular AS f JOIN project_search AS s ON s.project_id = f.project_id WHERE f.name_words @@ named AND (filter IS NULL OR s.words @@ filter))
    SELECT s.project_id, s.name_key, false, p.views, s.rating, s.created_at, array_fill(4, ARRAY[many])
    FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE s.ctid = ANY(ARRAY(SELECT pool.place FROM pool)) AND s.project_id <> ALL(coded)
    UNION ALL
    SELECT s.project_id, s.name_key, true, p.views, s.rating, s.created_at, ARRAY(
      SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2 WHEN s.words @@ u.query THEN 1 ELSE 0 END
      FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place)
    FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE s.project_id = ANY(coded);
END $$;

-- What a search is answered with: search_reach, and of more hits than are counted about how many there are (query is the whole of it as one tsquery)
-- and the best of a pool, in one question.
CREATE FUNCTION search_answer(
  query text, asked text[], begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int, cards_max int
) RETURNS TABLE (total int, hits json, cards json)
LANGUAGE plpgsql ROWS 1 AS $$
BEGIN
  SELECT r.total, r.hits, r.cards INTO total, hits, cards
  FROM search_reach(asked, begun, alone, alone_begun, units, rarity, key, code, bar, filters, count_max, hits_max, page_limit, page_offset, cards_max) AS r;
  IF total > count_max AND page_limit > 0 THEN
    total := greatest(total, search_estimate(query));
    hits := (SELECT coalesce(json_agg(json_build_array(f.id, f.name_key, f.is_code, f.views, f.rating, f.created_at, f.places)), '[]') FROM search_pool(units, key, code, bar, filters) AS f);
  END IF;
  RETURN NEXT;
END $$;

SELECT search_popular_renew();
