SET lock_timeout = '2s';

-- Beginnings of names and words are looked up by index whatever the language of the server is: COLLATE "C".

-- CreateTable
CREATE TABLE "project_search" (
    "project_id" UUID NOT NULL,
    "version" SMALLINT NOT NULL,
    "name_key" TEXT COLLATE "C" NOT NULL,
    "ref_key" TEXT NOT NULL,
    "gtin" TEXT,
    "languages" TEXT[],
    "category_key" TEXT NOT NULL,
    "tag_keys" TEXT[],
    "words" tsvector NOT NULL,
    "rating" REAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "project_search_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "search_due" (
    "project_id" UUID NOT NULL,

    CONSTRAINT "search_due_pkey" PRIMARY KEY ("project_id")
);

-- CreateTable
CREATE TABLE "search_word" (
    "word" TEXT COLLATE "C" NOT NULL,
    "projects" INTEGER NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
-- Room on each page for the next version of a row that is counted up: without it every count would touch the indexes.
) WITH (fillfactor = 70);

-- CreateTable
CREATE TABLE "search_word_change" (
    "id" BIGSERIAL NOT NULL,
    "added" TEXT[],
    "removed" TEXT[],

    CONSTRAINT "search_word_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_rating" (
    "project_id" UUID NOT NULL,
    "halves" INTEGER NOT NULL,
    "readers" INTEGER NOT NULL,

    CONSTRAINT "project_rating_pkey" PRIMARY KEY ("project_id")
) WITH (fillfactor = 70);

-- CreateTable
CREATE TABLE "rating_change" (
    "id" BIGSERIAL NOT NULL,
    "project_id" UUID NOT NULL,
    "halves" INTEGER NOT NULL,
    "readers" INTEGER NOT NULL,

    CONSTRAINT "rating_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "project_search_words_idx" ON "project_search" USING GIN ("words");

-- CreateIndex
CREATE INDEX "project_search_name_key_idx" ON "project_search"("name_key");

-- CreateIndex
CREATE INDEX "project_search_ref_key_idx" ON "project_search"("ref_key");

-- CreateIndex
CREATE INDEX "project_search_gtin_idx" ON "project_search"("gtin");

-- CreateIndex
CREATE INDEX "project_search_created_at_project_id_idx" ON "project_search"("created_at", "project_id");

-- CreateIndex
CREATE INDEX "project_search_rating_created_at_project_id_idx" ON "project_search"("rating", "created_at", "project_id");

-- CreateIndex
CREATE INDEX "rating_change_project_id_idx" ON "rating_change"("project_id");

-- CreateIndex
CREATE INDEX "search_word_word_idx" ON "search_word" USING GIN ("word" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "project_search" ADD CONSTRAINT "project_search_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_due" ADD CONSTRAINT "search_due_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rating_change" ADD CONSTRAINT "rating_change_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_rating" ADD CONSTRAINT "project_rating_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- From here on: what keeps these tables right whoever writes, also an older release that knows nothing of them.
-- It only notes what is to be done; the words themselves are made in one place (src/features/project/search).

CREATE FUNCTION project_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_listed THEN
    INSERT INTO search_due (project_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  ELSE
    DELETE FROM project_search WHERE project_id = NEW.id;
    DELETE FROM search_due WHERE project_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER project_search_insert AFTER INSERT ON "project" FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION project_search_note();
CREATE TRIGGER project_search_update AFTER UPDATE ON "project" FOR EACH ROW
  WHEN (OLD.is_listed <> NEW.is_listed OR (NEW.is_listed AND
    ROW(OLD.name, OLD.ref, OLD.brand, OLD.category, OLD.tags, OLD.parts, OLD.languages, OLD.creator_id, OLD.created_at) IS DISTINCT FROM
    ROW(NEW.name, NEW.ref, NEW.brand, NEW.category, NEW.tags, NEW.parts, NEW.languages, NEW.creator_id, NEW.created_at)))
  EXECUTE FUNCTION project_search_note();

CREATE FUNCTION step_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Steps that go with their project leave nothing to be done.
  INSERT INTO search_due (project_id) SELECT s.project_id FROM project_search AS s JOIN project AS p ON p.id = s.project_id
  WHERE s.project_id = coalesce(NEW.project_id, OLD.project_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER step_search_write AFTER INSERT OR DELETE ON "step" FOR EACH ROW EXECUTE FUNCTION step_search_note();
CREATE TRIGGER step_search_update AFTER UPDATE ON "step" FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION step_search_note();

CREATE FUNCTION creator_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (project_id) SELECT id FROM project WHERE creator_id = NEW.id AND is_listed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER creator_search_update AFTER UPDATE ON "creator" FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION creator_search_note();

-- Words of letters only: codes are meant as they are typed, and stems begin with a stroke.
CREATE FUNCTION search_words_of(tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array($1)) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[^[:alpha:]]'
$$;

CREATE FUNCTION search_word_note() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE search_words_of(OLD.words) END;
  behind text[] := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE search_words_of(NEW.words) END;
BEGIN
  INSERT INTO search_word_change (added, removed)
  SELECT ARRAY(SELECT unnest(behind) EXCEPT SELECT unnest(before)), ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(behind));
  RETURN NULL;
END $$;

CREATE TRIGGER search_word_write AFTER INSERT OR DELETE ON "project_search" FOR EACH ROW EXECUTE FUNCTION search_word_note();
CREATE TRIGGER search_word_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.words <> NEW.words) EXECUTE FUNCTION search_word_note();

-- Readers of one busy project add rows of their own here and never wait for each other.
CREATE FUNCTION rating_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO rating_change (project_id, halves, readers) SELECT id, -OLD.rating_halves, -1 FROM project WHERE id = OLD.project_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO rating_change (project_id, halves, readers) VALUES (NEW.project_id, NEW.rating_halves, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER rating_write AFTER INSERT OR DELETE ON "feedback" FOR EACH ROW EXECUTE FUNCTION rating_note();
CREATE TRIGGER rating_update AFTER UPDATE ON "feedback" FOR EACH ROW
  WHEN (OLD.rating_halves <> NEW.rating_halves OR OLD.project_id <> NEW.project_id) EXECUTE FUNCTION rating_note();

-- What readers gave so far; nothing is written to feedback meanwhile, because the triggers above hold it.
INSERT INTO "project_rating" ("project_id", "halves", "readers")
SELECT "project_id", sum("rating_halves"), count(*) FROM "feedback" GROUP BY "project_id";

-- Words of the dictionary that a word may be meant for; the threshold lets the index find four letters with a wrong one.
CREATE FUNCTION near_words(searched text, mistakes int, max int) RETURNS TABLE (word text, distance int, projects int)
LANGUAGE sql STABLE SET pg_trgm.similarity_threshold = '0.2' AS $$
  SELECT near.word, near.distance, near.projects FROM (
    SELECT w.word, w.projects, levenshtein_less_equal(w.word, searched, mistakes) AS distance, similarity(w.word, searched) AS likeness
    FROM search_word AS w
    WHERE w.word % searched AND w.projects > 0 AND length(w.word) BETWEEN length(searched) - mistakes AND length(searched) + mistakes
  ) AS near
  WHERE near.distance <= mistakes ORDER BY near.distance, near.likeness DESC, near.projects DESC, near.word LIMIT max
$$;
