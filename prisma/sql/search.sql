-- Notes that a listed guide has to be indexed anew; the words are made in one place (src/features/search).
CREATE OR REPLACE FUNCTION project_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_listed THEN
    INSERT INTO search_due (project_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM project_search WHERE project_id = NEW.id;
    DELETE FROM search_due WHERE project_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER project_search_insert AFTER INSERT ON "project" FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION project_search_note();
CREATE OR REPLACE TRIGGER project_search_update AFTER UPDATE ON "project" FOR EACH ROW
  WHEN (OLD.is_listed <> NEW.is_listed OR (NEW.is_listed AND
    ROW(OLD.version_number, OLD.creator_id, OLD.created_at) IS DISTINCT FROM ROW(NEW.version_number, NEW.creator_id, NEW.created_at)))
  EXECUTE FUNCTION project_search_note();

CREATE OR REPLACE FUNCTION version_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (project_id) SELECT id FROM project WHERE id = NEW.project_id AND is_listed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER version_search_update AFTER UPDATE ON "project_version" FOR EACH ROW
  WHEN (OLD.head IS DISTINCT FROM NEW.head OR OLD.contents IS DISTINCT FROM NEW.contents) EXECUTE FUNCTION version_search_note();

CREATE OR REPLACE FUNCTION creator_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (project_id) SELECT id FROM project WHERE creator_id = NEW.id AND is_listed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER creator_search_update AFTER UPDATE ON "creator" FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION creator_search_note();

-- Words of letters only: codes are meant as they are typed, and stems begin with a stroke.
CREATE OR REPLACE FUNCTION search_words_of(tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array($1)) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[^[:alpha:]]'
$$;

CREATE OR REPLACE FUNCTION search_word_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE search_words_of(OLD.words) END;
  behind text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE search_words_of(NEW.words) END;
BEGIN
  INSERT INTO search_word_change (added, removed)
  SELECT ARRAY(SELECT unnest(behind) EXCEPT SELECT unnest(before)), ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(behind));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER search_word_write AFTER INSERT OR DELETE ON "project_search" FOR EACH ROW EXECUTE FUNCTION search_word_note();
CREATE OR REPLACE TRIGGER search_word_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.words <> NEW.words) EXECUTE FUNCTION search_word_note();

-- What is left of the beginning of a word when up to two letters are taken out: two words of which each becomes the other by two
-- wrong, missing or swapped letters have one of these in common. So they are looked up, however many words there are.
CREATE OR REPLACE FUNCTION word_deletes(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT left(b.word, i - 1) || substr(b.word, i + 1, j - i - 1) || substr(b.word, j + 1))
  FROM (SELECT left($1, 7) AS word) AS b, generate_series(1, length(b.word) + 1) AS i, generate_series(i + 1, length(b.word) + 2) AS j
  WHERE length($1) > 4 OR j > length(b.word)
$$;
-- In a database that has it already, the index keeps the results of an earlier function.
CREATE INDEX IF NOT EXISTS search_word_deletes_idx ON search_word USING GIN (word_deletes("word"));

-- What a word becomes when two letters beside each other change places.
CREATE OR REPLACE FUNCTION word_swaps(word text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left($1, i - 1) || substr($1, i + 1, 1) || substr($1, i, 1) || substr($1, i + 2)), '{}')
  FROM generate_series(1, length($1) - 1) AS i WHERE substr($1, i, 1) <> substr($1, i + 1, 1)
$$;

-- Words of the dictionary that a word may be meant for, the nearest first. Two swapped letters are one mistake.
-- Of words that are as near the likelier comes first: in many guides, similar, with the same first letter.
CREATE OR REPLACE FUNCTION search_near(typed text, mistakes int, near_max int) RETURNS TABLE (word text, distance int, projects int)
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

-- Up to so many rows with these words, always by the index. Of a word that the planner takes for a common one it believes that
-- ten thousand rows are found soon wherever it begins to read, and then it reads a million to find a few.
CREATE OR REPLACE FUNCTION search_hits(wanted tsquery, max int)
RETURNS TABLE (project_id uuid, created_at timestamptz, name_key text, name_words tsvector, languages text[], category_key text, tag_keys text[])
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.created_at, s.name_key, s.name_words, s.languages, s.category_key, s.tag_keys FROM project_search AS s WHERE s.words @@ wanted LIMIT max
$$;

-- The same for words of the name.
CREATE OR REPLACE FUNCTION search_named(wanted tsquery, max int) RETURNS TABLE (project_id uuid, created_at timestamptz, name_words tsvector)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.created_at, s.name_words FROM project_search AS s WHERE s.name_words @@ wanted LIMIT max
$$;

-- Like search_hits, with what the filters count.
CREATE OR REPLACE FUNCTION search_values(wanted tsquery, max int)
RETURNS TABLE (project_id uuid, languages text[], category_key text, tag_keys text[], translated_keys jsonb)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.languages, s.category_key, s.tag_keys, s.translated_keys FROM project_search AS s WHERE s.words @@ wanted LIMIT max
$$;
