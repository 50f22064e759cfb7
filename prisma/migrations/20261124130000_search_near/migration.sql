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
    SELECT w.word, w.projects, CASE WHEN is_swapped THEN 1 ELSE levenshtein_less_equal(w.word, typed, mistakes) END AS distance,
      ln(w.projects + 1) + 4 * similarity(w.word, typed) + CASE WHEN is_swapped THEN 1.5 ELSE 0 END + CASE WHEN left(w.word, 1) = left(typed, 1) THEN 1.5 ELSE 0 END AS likelihood
    FROM (SELECT word_swaps(typed) AS words OFFSET 0) AS swaps, search_word AS w, LATERAL (SELECT w.word = ANY(swaps.words) AS is_swapped) AS s
    WHERE word_deletes(w.word) && word_deletes(typed) AND w.projects > 0 AND length(w.word) BETWEEN length(typed) - mistakes AND length(typed) + mistakes
  ) AS near
  WHERE near.distance <= mistakes ORDER BY near.distance, near.likelihood DESC, near.word LIMIT near_max
$$;

-- What is known of each word of a search that found nothing or hardly anything, as search_explain (which stays for releases that still run)
-- tells it, with the words of search_near, and whether it is no word but begins one.
CREATE FUNCTION search_known(units jsonb, enough int, near_max int, within_max int)
RETURNS TABLE (count int, is_begun boolean, near jsonb, within text[]) LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT CASE WHEN search_at_least(u.lexemes, u.beginnings) >= enough THEN enough
        ELSE (SELECT count(*)::int FROM (SELECT 1 FROM project_search AS s WHERE s.words @@ (SELECT search_query(u.query, u.beginnings)) LIMIT enough) AS hits) END,
      NOT EXISTS (SELECT 1 FROM search_word AS w WHERE w.word = u.word AND w.projects > 0) AND EXISTS (SELECT 1 FROM search_word AS w WHERE w.word LIKE u.pattern || '%' AND w.projects > 0),
      -- A word that hardly anybody has may be one of a project that is not listed any more; the search itself shows none of those.
      coalesce((SELECT jsonb_agg(jsonb_build_object('word', n.word, 'distance', n.distance, 'projects', n.projects) ORDER BY n.place)
        FROM search_near(u.word, u.mistakes, near_max) WITH ORDINALITY AS n (word, distance, projects, place)
        WHERE u.mistakes > 0 AND n.word <> u.word
          AND (n.projects > 50 OR EXISTS (SELECT 1 FROM project_search AS s WHERE s.words @@ ('''' || n.word || '''')::tsquery))), '[]'),
      ARRAY(SELECT w.word FROM search_word AS w WHERE length(u.word) >= 4 AND w.word LIKE '%' || u.pattern || '%' AND NOT starts_with(w.word, u.word) AND w.projects > 0
        ORDER BY w.projects DESC, w.word LIMIT within_max)::text[]
    FROM jsonb_to_recordset(units) AS u (place int, query text, lexemes text[], beginnings text[], word text, pattern text, mistakes int) ORDER BY u.place;
END $$;
