-- Versions: what readers get of a published guide (docs/decisions/0109). The draft stays in project, step and question.
CREATE TABLE "project_version" (
  "project_id" UUID NOT NULL,
  "number" INTEGER NOT NULL,
  "head" JSONB NOT NULL,
  "contents" JSONB NOT NULL,
  "files" UUID[] NOT NULL,
  "note" TEXT NOT NULL DEFAULT '',
  "is_safety" BOOLEAN NOT NULL DEFAULT false,
  "is_direct" BOOLEAN NOT NULL DEFAULT false,
  "summary" JSONB,
  "published_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "project_version_pkey" PRIMARY KEY ("project_id", "number")
);
CREATE INDEX "project_version_files_idx" ON "project_version" USING GIN ("files");
ALTER TABLE "project_version" ADD CONSTRAINT "project_version_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "project" ADD COLUMN "version_number" INTEGER;

-- The draft as a version keeps it. Visibility, views and ratings are not part of it.
CREATE FUNCTION project_snapshot(project uuid) RETURNS TABLE (head jsonb, contents jsonb, files uuid[]) LANGUAGE sql STABLE AS $$
  SELECT
    jsonb_build_object('name', p.name, 'description', p.description, 'averageTimeMinutes', p.average_time_minutes, 'people', p.people,
      'tools', p.tools, 'parts', p.parts, 'ref', p.ref, 'brand', p.brand, 'category', p.category, 'tags', p.tags, 'texts', p.texts,
      'languages', p.languages, 'source', p.source, 'alt', p.alt, 'fileId', p.file_id),
    jsonb_build_object(
      'steps', coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'type', s.type, 'name', s.name, 'description', s.description,
        'alt', s.alt, 'fileId', s.file_id) ORDER BY s.position) FROM step AS s WHERE s.project_id = p.id), '[]'),
      'questions', coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
        ORDER BY q.position) FROM question AS q WHERE q.project_id = p.id), '[]')),
    ARRAY(SELECT p.file_id WHERE p.file_id IS NOT NULL UNION SELECT s.file_id FROM step AS s WHERE s.project_id = p.id AND s.file_id IS NOT NULL)
  FROM project AS p WHERE p.id = $1
$$;

-- The first version of published guides that have none.
CREATE FUNCTION snapshot_published() RETURNS void LANGUAGE sql AS $$
  WITH made AS (
    INSERT INTO project_version (project_id, number, head, contents, files, published_at, updated_at)
    SELECT p.id, 1, s.head, s.contents, s.files, coalesce(p.published_at, p.updated_at), p.updated_at
    FROM project AS p CROSS JOIN LATERAL project_snapshot(p.id) AS s WHERE p.status = 2 AND p.version_number IS NULL
    ON CONFLICT DO NOTHING RETURNING project_id)
  UPDATE project SET version_number = 1 FROM made WHERE id = made.project_id
$$;
SELECT snapshot_published();

-- An older release that still runs, or a script, publishes without a version.
CREATE FUNCTION first_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_version (project_id, number, head, contents, files)
  SELECT NEW.id, 1, s.head, s.contents, s.files FROM project_snapshot(NEW.id) AS s ON CONFLICT DO NOTHING;
  UPDATE project SET version_number = 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER first_version AFTER UPDATE OF status ON "project" FOR EACH ROW
  WHEN (NEW.status = 2 AND NEW.version_number IS NULL) EXECUTE FUNCTION first_version();

-- Guides as readers get them: each version with what does not belong to it.
CREATE VIEW project_edition AS
  SELECT p.id, p.project_uid, p.creator_id, p.type, p.status, p.is_listed, p.views, p.created_at, p.published_at,
    v.number AS version_number, v.number = p.version_number AS is_newest, v.published_at AS version_published_at, v.updated_at, v.contents,
    h.name, h.description, h."averageTimeMinutes" AS average_time_minutes, h.people, h.tools, h.parts, h.ref, h.brand, h.category, h.tags, h.texts,
    h.languages, h.source, h.alt, h."fileId" AS file_id
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id
  CROSS JOIN LATERAL jsonb_to_record(v.head) AS h (name text, description text, "averageTimeMinutes" int, people int, tools text[], parts text[],
    ref text, brand text, category text, tags text[], texts jsonb, languages text[], source jsonb, alt jsonb, "fileId" uuid);

-- Search shows what is published: a new version makes a guide due, an edit of the draft does not.
DROP TRIGGER project_search_update ON "project";
CREATE TRIGGER project_search_update AFTER UPDATE ON "project" FOR EACH ROW
  WHEN (OLD.is_listed <> NEW.is_listed OR (NEW.is_listed AND
    ROW(OLD.version_number, OLD.creator_id, OLD.created_at) IS DISTINCT FROM ROW(NEW.version_number, NEW.creator_id, NEW.created_at)))
  EXECUTE FUNCTION project_search_note();
DROP TRIGGER step_search_write ON "step";
DROP TRIGGER step_search_update ON "step";
DROP FUNCTION step_search_note();
CREATE FUNCTION version_search_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_due (project_id) SELECT id FROM project WHERE id = NEW.project_id AND is_listed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER version_search_update AFTER UPDATE ON "project_version" FOR EACH ROW
  WHEN (OLD.head IS DISTINCT FROM NEW.head OR OLD.contents IS DISTINCT FROM NEW.contents) EXECUTE FUNCTION version_search_note();
