SET lock_timeout = '2s';

-- What is left of the beginning of a word when up to two letters are taken out: two words of which each becomes the other by two
-- wrong, missing or swapped letters have one of these in common. So they are looked up, however many words there are.
CREATE FUNCTION word_deletes(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(b.word, i - 1) || substr(b.word, i + 1, j - i - 1) || substr(b.word, j + 1))
  FROM (SELECT left($1, 7) AS word) AS b, generate_series(1, length(b.word) + 1) AS i, generate_series(i + 1, length(b.word) + 2) AS j
  WHERE length($1) > 4 OR j > length(b.word)
$$;

-- Prisma's schema has no indexes on expressions.
CREATE INDEX "search_word_deletes_idx" ON "search_word" USING GIN (word_deletes("word"));

DROP FUNCTION near_words(text, int, int);

-- Words of the dictionary that a word may be meant for, the nearest first.
CREATE FUNCTION near_words(searched text, mistakes int, max int) RETURNS TABLE (word text, distance int, projects int) LANGUAGE sql STABLE AS $$
  SELECT near.word, near.distance, near.projects FROM (
    SELECT w.word, w.projects, levenshtein_less_equal(w.word, searched, mistakes) AS distance, similarity(w.word, searched) AS likeness
    FROM search_word AS w
    WHERE word_deletes(w.word) && word_deletes(searched) AND w.projects > 0
      AND length(w.word) BETWEEN length(searched) - mistakes AND length(searched) + mistakes
  ) AS near
  WHERE near.distance <= mistakes ORDER BY near.distance, near.likeness DESC, near.projects DESC, near.word LIMIT max
$$;
