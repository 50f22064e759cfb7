SET lock_timeout = '2s';

-- What a word becomes when two letters beside each other change places.
CREATE FUNCTION word_swaps(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left($1, i - 1) || substr($1, i + 1, 1) || substr($1, i, 1) || substr($1, i + 2)), '{}')
  FROM generate_series(1, length($1) - 1) AS i WHERE substr($1, i, 1) <> substr($1, i + 1, 1)
$$;

-- Words of the dictionary that a word may be meant for, the likeliest of the nearest first. As near_words (which stays for releases that
-- still run), but two letters that changed places are one mistake and not two, and of words that are as near the likelier comes first: one
-- that many guides have, that looks like it, begins as it does, or has but swapped letters.
CREATE FUNCTION search_near(typed text, mistakes int, near_max int) RETURNS TABLE (word text, distance int, projects int)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT near.word, near.distance, near.projects FROM (
    SELECT c.word, c.projects, CASE
        WHEN c.is_swapped THEN 1
        WHEN c.letters <= mistakes THEN c.letters
        WHEN mistakes < 2 THEN 3
        WHEN c.letters = 3 AND EXISTS (SELECT 1 FROM unnest(c.swaps) AS s (word) WHERE levenshtein_less_equal(c.word, s.word, 1) <= 1) THEN 2
        WHEN c.letters = 4 AND word_swaps(c.word) && c.swaps THEN 2
        ELSE 3 END AS distance,
      ln(c.projects + 1) + 4 * similarity(c.word, typed) + CASE WHEN c.is_swapped THEN 1.5 ELSE 0 END + CASE WHEN left(c.word, 1) = left(typed, 1) THEN 1.5 ELSE 0 END AS likelihood
    FROM (
      SELECT w.word, w.projects, t.swaps, w.word = ANY(t.swaps) AS is_swapped, levenshtein_less_equal(w.word, typed, 4) AS letters
      FROM (SELECT word_swaps(typed) AS swaps OFFSET 0) AS t, search_word AS w
      WHERE word_deletes(w.word) && word_deletes(typed) AND w.projects > 0 AND length(w.word) BETWEEN length(typed) - mistakes AND length(typed) + mistakes OFFSET 0
    ) AS c
  ) AS near
  WHERE near.distance <= mistakes ORDER BY near.distance, near.likelihood DESC, near.word LIMIT near_max
$$;

-- What is known of each word of a search that found nothing or hardly anything, as search_explain (which stays for releases that still run)
-- tells it, with the words of search_near. And besides: whether the dictionary has it, or words that begin so; in which two words it falls
-- ('ricecooker'); which words it makes with the next one of the search ('head phones').
CREATE FUNCTION search_known(units jsonb, enough int, near_max int, within_max int)
RETURNS TABLE (count int, is_word boolean, is_beginning boolean, near jsonb, within text[], splits jsonb, joined text[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT CASE WHEN search_at_least(u.lexemes, u.beginnings) >= enough THEN enough
        ELSE (SELECT count(*)::int FROM (SELECT 1 FROM project_search AS s WHERE s.words @@ (SELECT search_query(u.query, u.beginnings)) LIMIT enough) AS hits) END,
      -- Asked for by value: an EXISTS here may be answered from a table of all words.
      coalesce((SELECT w.projects > 0 FROM search_word AS w WHERE w.word = u.word), false),
      coalesce((SELECT true FROM search_word AS w WHERE w.word LIKE u.pattern || '_%' AND w.projects > 0 LIMIT 1), false),
      -- A word that hardly anybody has may be one of a project that is not listed any more; the search itself shows none of those.
      coalesce((SELECT jsonb_agg(jsonb_build_object('word', n.word, 'distance', n.distance, 'projects', n.projects) ORDER BY n.place)
        FROM search_near(u.word, u.mistakes, near_max) WITH ORDINALITY AS n (word, distance, projects, place)
        WHERE u.mistakes > 0 AND n.word <> u.word
          AND (n.projects > 50 OR EXISTS (SELECT 1 FROM project_search AS s WHERE s.words @@ ('''' || n.word || '''')::tsquery))), '[]'),
      ARRAY(SELECT w.word FROM search_word AS w WHERE length(u.word) >= 4 AND w.word LIKE '%' || u.pattern || '%' AND NOT starts_with(w.word, u.word) AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT within_max)::text[],
      coalesce((SELECT jsonb_agg(jsonb_build_array(p.first, p.second) ORDER BY p.projects DESC, p.first) FROM (
        SELECT a.word AS first, b.word AS second, least(a.projects, b.projects) AS projects FROM generate_series(3, length(u.word) - 3) AS i
        JOIN search_word AS a ON a.word = left(u.word, i) JOIN search_word AS b ON b.word = substr(u.word, i + 1)
        WHERE u.mistakes > 0 AND length(u.word) >= 7 AND a.projects > 0 AND b.projects > 0 ORDER BY 3 DESC, 1 LIMIT 2) AS p), '[]'),
      ARRAY(SELECT w.word FROM search_word AS w WHERE u.next IS NOT NULL AND w.word LIKE u.pattern || u.next || '%' AND length(w.word) <= length(u.word) + length(u.next) + 2 AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT near_max)::text[]
    FROM jsonb_to_recordset(units) AS u (place int, query text, lexemes text[], beginnings text[], word text, pattern text, next text, mistakes int) ORDER BY u.place;
END $$;
