SET lock_timeout = '2s';

-- CreateTable
CREATE TABLE "search_count" (
    "lexeme" TEXT COLLATE "C" NOT NULL,
    "projects" INTEGER NOT NULL,

    CONSTRAINT "search_count_pkey" PRIMARY KEY ("lexeme")
) WITH (fillfactor = 70);

-- CreateTable
CREATE TABLE "search_count_change" (
    "id" BIGSERIAL NOT NULL,
    "added" TEXT[],
    "removed" TEXT[],

    CONSTRAINT "search_count_change_pkey" PRIMARY KEY ("id")
);

-- What may be in very many projects and is no word of the dictionary: stems, languages, categories, and words of one or two letters
-- or up to four digits. Rows of rules before version 3 are not counted, as they were there before anybody counted: so a count may be
-- too low until the sweep has made them anew, and never too high.
CREATE FUNCTION search_counted_of(tsvector, version int) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(lexeme), '{}') FROM unnest(tsvector_to_array($1)) AS lexeme
  WHERE version >= 3 AND lexeme ~ '^(/([a-z]{2}|l|c)/.+|[[:alpha:]]{1,2}|[0-9]{1,4})$'
$$;

CREATE FUNCTION search_count_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE search_counted_of(OLD.words, OLD.version) END;
  behind text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE search_counted_of(NEW.words, NEW.version) END;
BEGIN
  INSERT INTO search_count_change (added, removed)
  SELECT ARRAY(SELECT unnest(behind) EXCEPT SELECT unnest(before)), ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(behind));
  RETURN NULL;
END $$;

CREATE TRIGGER search_count_write AFTER INSERT OR DELETE ON "project_search" FOR EACH ROW EXECUTE FUNCTION search_count_note();
CREATE TRIGGER search_count_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.words <> NEW.words OR OLD.version <> NEW.version)
  EXECUTE FUNCTION search_count_note();

-- In how many projects the commonest of these lexemes, or of the words that begin so, is at least; 0 while too much waits to be added
-- up. What is added up and the notes that wait make up the truth at every moment, and a note changes a lexeme by one at most: so this
-- is never more than there are.
CREATE FUNCTION search_at_least(lexemes text[], beginnings text[]) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN notes.waiting > 2000 THEN 0 ELSE greatest(known.projects - notes.waiting, 0) END::int FROM
    (SELECT max(projects) AS projects FROM (
      SELECT projects FROM search_word WHERE word = ANY(lexemes) UNION ALL SELECT projects FROM search_count WHERE lexeme = ANY(lexemes)
      UNION ALL SELECT w.projects FROM unnest(beginnings) AS beginning, LATERAL (
        SELECT projects FROM search_word WHERE word >= beginning AND word < beginning || chr(1114111) OFFSET 0) AS w) AS each) AS known,
    (SELECT count(*) AS waiting FROM ((SELECT 1 FROM search_word_change ORDER BY id LIMIT 2001) UNION ALL (SELECT 1 FROM search_count_change ORDER BY id LIMIT 2001)) AS each) AS notes
$$;

-- The words of listed projects that begin so, as a tsquery; null when the index finds the beginning as fast by itself. It puts together
-- all places of a beginning before it looks at anything else, a hundred thousand for a common word, where it leaps from one place of
-- a whole word to another. Words with digits begin with one of letters in the same project.
CREATE FUNCTION search_beginning(beginning text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) <= 200 AND sum(projects) > 500 AND NOT EXISTS (SELECT 1 FROM search_word_change ORDER BY id OFFSET 200 LIMIT 1)
    THEN string_agg(DISTINCT '''' || word || '''', ' | ') END
  FROM (
    SELECT word, projects FROM search_word WHERE word >= beginning AND word < beginning || chr(1114111)
    UNION ALL SELECT word, 0 FROM (SELECT added FROM search_word_change ORDER BY id LIMIT 201) AS waiting, unnest(added) AS word WHERE starts_with(word, beginning)
    LIMIT 201) AS words
$$;

-- A query in which these beginnings of words are replaced by the words, where that is faster.
CREATE FUNCTION search_query(asked text, beginnings text[]) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  beginning text;
  words text;
BEGIN
  FOREACH beginning IN ARRAY beginnings LOOP
    words := search_beginning(beginning);
    IF words IS NOT NULL THEN asked := replace(asked, '''' || beginning || ''':*', '(' || words || ')'); END IF;
  END LOOP;
  RETURN asked::tsquery;
END $$;

-- As search_hits(wanted, max), with a rough worth of each hit: worked out where the row is read, so that nothing wider is carried along.
CREATE FUNCTION search_hits(wanted tsquery, max int, named tsquery, key text) RETURNS TABLE (project_id uuid, created_at timestamptz, worth int)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.created_at, CASE WHEN s.name_key = key THEN 1000 WHEN starts_with(s.name_key, key) THEN 500 ELSE 0 END + CASE WHEN s.name_words @@ named THEN 100 ELSE 0 END
  FROM project_search AS s WHERE s.words @@ wanted LIMIT max
$$;

-- Always by the index: of some words the planner believes that they come near to most others, and then takes every word apart.
ALTER FUNCTION near_words(text, int, int) SET enable_seqscan = off;
