SET lock_timeout = '2s';

-- The most viewed guides with the words of their names: beside each other, where looking them up in project_search takes as long as all else.
-- CreateTable
CREATE TABLE "search_popular" (
    "project_id" UUID NOT NULL,
    "name_words" tsvector NOT NULL DEFAULT ''::tsvector,

    CONSTRAINT "search_popular_pkey" PRIMARY KEY ("project_id")
);

-- AddForeignKey
ALTER TABLE "search_popular" ADD CONSTRAINT "search_popular_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project_search"("project_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Writes down anew which five hundred listed guides are the most viewed; only what has changed is written. Of several that would at once, one does.
CREATE FUNCTION search_popular_renew() RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('search_popular_renew')) THEN
    RETURN;
  END IF;
  WITH top AS MATERIALIZED (
    SELECT s.project_id, s.name_words FROM (SELECT p.id FROM project AS p WHERE p.is_listed ORDER BY p.views DESC, p.id DESC LIMIT 500) AS v
    JOIN project_search AS s ON s.project_id = v.id),
  gone AS (DELETE FROM search_popular AS f WHERE NOT EXISTS (SELECT 1 FROM top AS t WHERE t.project_id = f.project_id))
  INSERT INTO search_popular AS f (project_id, name_words)
  SELECT t.project_id, t.name_words FROM top AS t
  WHERE NOT EXISTS (SELECT 1 FROM search_popular AS h WHERE h.project_id = t.project_id AND h.name_words = t.name_words) ORDER BY t.project_id
  ON CONFLICT (project_id) DO UPDATE SET name_words = excluded.name_words;
END $$;

-- Who looks for the new name of a much viewed guide finds it at once.
CREATE FUNCTION search_popular_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_popular SET name_words = NEW.name_words WHERE project_id = NEW.project_id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_popular_update AFTER UPDATE ON "project_search" FOR EACH ROW WHEN (OLD.name_words <> NEW.name_words) EXECUTE FUNCTION search_popular_follow();
