SET lock_timeout = '2s';

-- As search_found (which stays for releases that still run), but of a single word that many guides have hardly any is visited any more:
-- * How many there are: the dictionary knows exactly how many guides have the commonest of its words (its forms, what it begins). Only what is
--   found without that word is counted, by an index that takes those apart without looking at a row.
-- * Which come first: those with the word in their name, found by an index of names. When they fill the page, no other is looked at.
--   asked         what all have to be there: a tsquery for each word, and one for the filters
--   begun         beginnings of words in these
--   alone, alone_begun  lexemes and beginnings of words of which each alone finds something (search_at_least); null when it takes several
--   units         for each word its tsquery: anywhere, in labels (B) and in parts and creator (C), one list after the other
--   rarity        how much each word says, when not all of them must be there; else null
--   code, bar     what finds by itself; null for none. filters: a tsquery for it, or null
-- Without hits one row tells the number.
CREATE FUNCTION search_seek(
  asked text[], begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int
) RETURNS TABLE (total int, id uuid, name_key text, is_code boolean, views int, rating real, created_at timestamptz, places int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  many int := cardinality(units) / 3;
  named tsquery := ('(' || array_to_string(units[1:many], ') & (') || ')')::tsquery;
  anywhere tsquery[];
  in_labels tsquery[];
  in_parts tsquery[];
  terms text[] := search_terms(asked, begun);
  first tsquery := terms[1]::tsquery;
  second tsquery := terms[2]::tsquery;
  third tsquery := terms[3]::tsquery;
  more tsquery := ('(' || nullif(array_to_string(terms[4:], ') & ('), '') || ')')::tsquery;
  coded uuid[] := '{}';
  known int;
  common text;
  common_in int;
  waiting int := 0;
  ids uuid[];
  names text[];
  ratings real[];
  times timestamptz[];
BEGIN
  IF alone IS NOT NULL THEN
    waiting := (SELECT count(*) FROM (SELECT 1 FROM search_word_change AS c ORDER BY c.id LIMIT 2001) AS each)
      + (SELECT count(*) FROM (SELECT 1 FROM search_count_change AS c ORDER BY c.id LIMIT 2001) AS each);
    SELECT e.word, e.projects INTO common, common_in FROM (
      SELECT w.word, w.projects FROM search_word AS w WHERE w.word = ANY(alone)
      UNION ALL SELECT w.word, w.projects FROM unnest(alone_begun) AS b (beginning), LATERAL (
        SELECT i.word, i.projects FROM search_word AS i WHERE i.word >= b.beginning AND i.word < b.beginning || chr(1114111) OFFSET 0) AS w) AS e
    ORDER BY e.projects DESC, e.word LIMIT 1;
    known := CASE WHEN waiting > 2000 THEN 0 ELSE greatest(common_in, (SELECT max(c.projects) FROM search_count AS c WHERE c.lexeme = ANY(alone))) - waiting END;
    IF known > count_max THEN
      total := known;
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
  ELSIF waiting > 0 THEN
    common_in := common_in + (SELECT count(*) FILTER (WHERE common = ANY(c.added)) - count(*) FILTER (WHERE common = ANY(c.removed)) FROM search_word_change AS c);
  END IF;
  -- Of fewer, visiting all is as fast. A name that begins as a very short word is typed need not have that word.
  IF common_in >= 200 AND cardinality(coded) = 0 AND key ~ '[^ ]{3}$' THEN
    total := common_in;
    IF terms[1] <> '(''' || common || ''')' THEN
      total := total + (SELECT count(*) FROM (
        SELECT 1 FROM project_search AS s WHERE s.words @@ (first && !!quote_literal(common)::tsquery) LIMIT hits_max) AS others);
    END IF;
    IF total > count_max OR page_limit = 0 THEN
      RETURN NEXT;
      RETURN;
    END IF;
    SELECT array_agg(n.project_id), array_agg(n.name_key), array_agg(n.rating), array_agg(n.created_at) INTO ids, names, ratings, times
    FROM (
      SELECT s.project_id, s.name_key, s.rating, s.created_at FROM project_search AS s WHERE s.name_words @@ named
      ORDER BY CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 2 ELSE 1 END DESC, s.created_at DESC, s.project_id DESC
      LIMIT page_limit OFFSET page_offset) AS n;
    IF cardinality(ids) = page_limit THEN
      RETURN QUERY
        SELECT total, b.project_id, b.name_key, false, p.views, b.rating, b.created_at, '{4}'::int[]
        FROM unnest(ids, names, ratings, times) WITH ORDINALITY AS b (project_id, name_key, rating, created_at, place)
        JOIN project AS p ON p.id = b.project_id ORDER BY b.place;
      RETURN;
    END IF;
  END IF;

  anywhere := units[1:many]::tsquery[];
  in_labels := units[many + 1:2 * many]::tsquery[];
  in_parts := units[2 * many + 1:]::tsquery[];
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
        FROM (
          SELECT * FROM project_search AS a WHERE second IS NULL AND a.words @@ first
          UNION ALL SELECT * FROM project_search AS a WHERE third IS NULL AND a.words @@ first AND a.words @@ second
          UNION ALL SELECT * FROM project_search AS a WHERE more IS NULL AND a.words @@ first AND a.words @@ second AND a.words @@ third
          UNION ALL SELECT * FROM project_search AS a WHERE a.words @@ first AND a.words @@ second AND a.words @@ third AND a.words @@ more
        ) AS s WHERE s.project_id <> ALL(coded) LIMIT hits_max)),
    counted AS MATERIALIZED (SELECT count(*)::int AS hits FROM found),
    page AS (
      SELECT f.* FROM found AS f WHERE (SELECT c.hits FROM counted AS c) <= count_max
      ORDER BY f.worth DESC, f.created_at DESC, f.project_id DESC LIMIT page_limit OFFSET page_offset)
    SELECT c.hits, p.project_id, s.name_key, p.is_code, (SELECT project.views FROM project WHERE project.id = p.project_id), s.rating, s.created_at,
      CASE WHEN s.name_words @@ named THEN array_fill(4, ARRAY[many]) ELSE ARRAY(
        -- Of hits that have all words nobody asks again whether they do.
        SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2
          WHEN rarity IS NULL AND NOT p.is_code OR s.words @@ u.query THEN 1 ELSE 0 END
        FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place) END
    FROM counted AS c LEFT JOIN page AS p ON true LEFT JOIN project_search AS s ON s.project_id = p.project_id
    ORDER BY p.worth DESC, p.created_at DESC, p.project_id DESC;
END $$;

-- The terms of a search, the rarest first, so that the index leaps from one of its few rows to the next and asks the others only there. Beginnings of
-- words are replaced by the words where that is faster, as search_query does (which stays for one term). Filters come last.
CREATE FUNCTION search_terms(terms text[], beginnings text[]) RETURNS text[]
LANGUAGE plpgsql STABLE AS $$
DECLARE
  sizes bigint[] := array_fill(0::bigint, ARRAY[cardinality(terms)]);
  beginning text;
  begun record;
BEGIN
  FOREACH beginning IN ARRAY beginnings LOOP
    SELECT count(*) AS words, sum(w.projects) AS projects, string_agg(DISTINCT '''' || w.word || '''', ' | ') AS query INTO begun
    FROM (
      SELECT d.word, d.projects FROM search_word AS d WHERE d.word >= beginning AND d.word < beginning || chr(1114111)
      UNION ALL SELECT n.word, 0 FROM (SELECT c.added FROM search_word_change AS c ORDER BY c.id LIMIT 201) AS waiting, unnest(waiting.added) AS n (word) WHERE starts_with(n.word, beginning)
      LIMIT 201) AS w;
    FOR i IN 1..cardinality(terms) LOOP
      IF strpos(terms[i], '''' || beginning || ''':*') > 0 THEN
        sizes[i] := sizes[i] + coalesce(begun.projects, 0);
        IF begun.words <= 200 AND begun.projects > 500 AND NOT EXISTS (SELECT 1 FROM search_word_change AS c ORDER BY c.id OFFSET 200 LIMIT 1) THEN
          terms[i] := replace(terms[i], '''' || beginning || ''':*', '(' || begun.query || ')');
        END IF;
      END IF;
    END LOOP;
  END LOOP;
  IF cardinality(terms) > 1 THEN
    terms := ARRAY(SELECT t.term FROM unnest(terms, sizes) WITH ORDINALITY AS t (term, size, place) ORDER BY starts_with(t.term, '(''/'), t.size, t.place);
  END IF;
  RETURN terms;
END $$;

-- Of a search with more hits than are counted: those with the code, those whose name begins so, and those with all words in their name among the
-- newest and the most viewed projects. A function, as search_seek is one: it was planned for a millisecond each time it was asked.
-- Its parameters are those of search_seek. How many it looks at is written here, as the one plan of a number that may be any would sort all.
CREATE FUNCTION search_pool(units text[], key text, code text, bar text, filters text)
RETURNS TABLE (id uuid, name_key text, is_code boolean, views int, rating real, created_at timestamptz, places int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  many int := cardinality(units) / 3;
  named tsquery := ('(' || array_to_string(units[1:many], ') & (') || ')')::tsquery;
  anywhere tsquery[] := units[1:many]::tsquery[];
  in_labels tsquery[] := units[many + 1:2 * many]::tsquery[];
  in_parts tsquery[] := units[2 * many + 1:]::tsquery[];
  filter tsquery := filters::tsquery;
  coded uuid[] := '{}';
BEGIN
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filter IS NULL OR s.words @@ filter) LIMIT 200);
  END IF;
  RETURN QUERY
    WITH pool AS (
      SELECT s.project_id, s.name_key, s.rating, s.created_at FROM (
          SELECT p.* FROM project_search AS p WHERE p.name_key >= key AND p.name_key < key || chr(1114111) ORDER BY p.name_key LIMIT 200) AS s
        WHERE s.name_words @@ named AND (filter IS NULL OR s.words @@ filter)
      UNION (SELECT s.project_id, s.name_key, s.rating, s.created_at FROM (SELECT p.* FROM project_search AS p ORDER BY p.created_at DESC, p.project_id DESC LIMIT 2000) AS s
        WHERE s.name_words @@ named AND (filter IS NULL OR s.words @@ filter) LIMIT 200)
      UNION (SELECT s.project_id, s.name_key, s.rating, s.created_at FROM (SELECT p.id FROM project AS p WHERE p.is_listed ORDER BY p.views DESC, p.id DESC LIMIT 500) AS m
        JOIN project_search AS s ON s.project_id = m.id WHERE s.name_words @@ named AND (filter IS NULL OR s.words @@ filter) LIMIT 200))
    SELECT s.project_id, s.name_key, false, p.views, s.rating, s.created_at, array_fill(4, ARRAY[many])
    FROM pool AS s JOIN project AS p ON p.id = s.project_id WHERE s.project_id <> ALL(coded)
    UNION ALL
    SELECT s.project_id, s.name_key, true, p.views, s.rating, s.created_at, ARRAY(
      SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2 WHEN s.words @@ u.query THEN 1 ELSE 0 END
      FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place)
    FROM project_search AS s JOIN project AS p ON p.id = s.project_id WHERE s.project_id = ANY(coded);
END $$;

-- As search_known (which stays for releases that still run), but no part of it looks through the dictionary from one end to the other, as the
-- look for two words in one did. And besides, of a word of which nothing else is known: words that look like it in any way, which search_like
-- tells when it is asked by itself; null when something else is known.
CREATE FUNCTION search_meanings(units jsonb, enough int, near_max int, within_max int, like_max int)
RETURNS TABLE (count int, is_word boolean, is_beginning boolean, near jsonb, within text[], splits jsonb, joined text[], alike text[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  u record;
BEGIN
  FOR u IN
    SELECT * FROM jsonb_to_recordset(units) AS r (place int, query text, lexemes text[], beginnings text[], word text, next text, mistakes int) ORDER BY r.place
  LOOP
    count := enough;
    IF search_at_least(u.lexemes, u.beginnings) < enough THEN
      count := (SELECT count(*) FROM (SELECT 1 FROM project_search AS s WHERE s.words @@ search_query(u.query, u.beginnings) LIMIT enough) AS hits);
    END IF;
    is_word := coalesce((SELECT w.projects > 0 FROM search_word AS w WHERE w.word = u.word), false);
    is_beginning := coalesce((SELECT true FROM search_word AS w WHERE w.word > u.word AND w.word < u.word || chr(1114111) AND w.projects > 0 LIMIT 1), false);
    near := '[]';
    splits := '[]';
    within := '{}';
    joined := '{}';
    alike := NULL;
    IF u.mistakes > 0 THEN
      -- A word that hardly anybody has may be one of a project that is not listed any more; the search itself shows none of those.
      near := coalesce((SELECT jsonb_agg(jsonb_build_object('word', n.word, 'distance', n.distance, 'projects', n.projects) ORDER BY n.place)
        FROM search_near(u.word, u.mistakes, near_max) WITH ORDINALITY AS n (word, distance, projects, place)
        WHERE n.word <> u.word AND (n.projects > 50 OR EXISTS (SELECT 1 FROM project_search AS s WHERE s.words @@ ('''' || n.word || '''')::tsquery))), '[]');
    END IF;
    IF length(u.word) >= 4 THEN
      within := ARRAY(SELECT w.word FROM search_word AS w WHERE w.word LIKE '%' || regexp_replace(u.word, '([\\%_])', '\\\1', 'g') || '%' AND NOT starts_with(w.word, u.word) AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT within_max);
    END IF;
    IF u.mistakes > 0 AND length(u.word) >= 7 THEN
      -- Asked one by one: joined, they would be sought among all words.
      splits := coalesce((SELECT jsonb_agg(jsonb_build_array(p.first, p.second) ORDER BY p.projects DESC, p.first) FROM (
        SELECT f.first, f.second, least(f.first_in, f.second_in) AS projects FROM (
          SELECT left(u.word, i) AS first, substr(u.word, i + 1) AS second,
            (SELECT w.projects FROM search_word AS w WHERE w.word = left(u.word, i)) AS first_in, (SELECT w.projects FROM search_word AS w WHERE w.word = substr(u.word, i + 1)) AS second_in
          FROM generate_series(3, length(u.word) - 3) AS i OFFSET 0) AS f
        WHERE f.first_in > 0 AND f.second_in > 0 ORDER BY 3 DESC, 1 LIMIT 2) AS p), '[]');
    END IF;
    IF u.next IS NOT NULL THEN
      joined := ARRAY(SELECT w.word FROM search_word AS w
        WHERE w.word >= u.word || u.next AND w.word < u.word || u.next || chr(1114111) AND length(w.word) <= length(u.word) + length(u.next) + 2 AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT near_max);
    END IF;
    IF u.mistakes = 0 THEN
      alike := '{}';
    ELSIF count = 0 AND near = '[]' AND splits = '[]' AND within = '{}' AND joined = '{}' THEN
      alike := ARRAY(SELECT l.word FROM search_like(ARRAY[u.word], like_max) AS l);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
