-- Since when a guide is listed again: programs that ask for changes since a time learn of guides that come back unchanged.
ALTER TABLE "project" ADD COLUMN "listed_at" TIMESTAMPTZ(3);
CREATE FUNCTION note_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER project_listed BEFORE UPDATE ON "project" FOR EACH ROW
  WHEN (NEW.is_listed AND NOT OLD.is_listed) EXECUTE FUNCTION note_listing();

-- What readers get has changed when its version did, or when it was listed again.
CREATE OR REPLACE VIEW project_edition AS
  SELECT p.id, p.project_uid, p.creator_id, p.type, p.status, p.is_listed, p.views, p.created_at, p.published_at,
    v.number AS version_number, v.number = p.version_number AS is_newest, v.published_at AS version_published_at,
    greatest(v.updated_at, CASE WHEN v.number = p.version_number THEN p.listed_at END)::timestamptz(3) AS updated_at, v.contents,
    h.name, h.description, h."averageTimeMinutes" AS average_time_minutes, h.people, h.tools, h.parts, h.ref, h.brand, h.category, h.tags, h.texts,
    h.languages, h.source, h.alt, h."fileId" AS file_id
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id
  CROSS JOIN LATERAL jsonb_to_record(v.head) AS h (name text, description text, "averageTimeMinutes" int, people int, tools text[], parts text[],
    ref text, brand text, category text, tags text[], texts jsonb, languages text[], source jsonb, alt jsonb, "fileId" uuid);

-- The same time beside the words of search: lists by it read one index.
ALTER TABLE "project_search" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE project_search AS s SET updated_at = v.updated_at
FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number WHERE p.id = s.project_id;
CREATE INDEX "project_search_updated_at_project_id_idx" ON "project_search"("updated_at", "project_id");
