-- A guide counts as edited when its steps or questions are, whoever writes them.
CREATE OR REPLACE FUNCTION project_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project SET updated_at = now() WHERE id IN (SELECT DISTINCT project_id FROM changed) AND updated_at < now();
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER step_added AFTER INSERT ON step REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE OR REPLACE TRIGGER step_changed AFTER UPDATE ON step REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE OR REPLACE TRIGGER step_removed AFTER DELETE ON step REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE OR REPLACE TRIGGER question_added AFTER INSERT ON question REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE OR REPLACE TRIGGER question_changed AFTER UPDATE ON question REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE OR REPLACE TRIGGER question_removed AFTER DELETE ON question REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();

-- A step without any looks as before, so that no published guide has changes now. The view takes steps as they are here.
CREATE OR REPLACE FUNCTION project_snapshot(project uuid) RETURNS TABLE (head jsonb, contents jsonb, files uuid[]) LANGUAGE sql STABLE AS $$
  SELECT
    jsonb_build_object('name', p.name, 'description', p.description, 'averageTimeMinutes', p.average_time_minutes, 'people', p.people,
      'tools', p.tools, 'parts', p.parts, 'ref', p.ref, 'brand', p.brand, 'category', p.category, 'tags', p.tags, 'texts', p.texts,
      'languages', p.languages, 'source', p.source, 'alt', p.alt, 'fileId', p.file_id),
    jsonb_build_object(
      'steps', coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'type', s.type, 'name', s.name, 'description', s.description,
        'alt', s.alt, 'fileId', s.file_id)
        || CASE WHEN s.lines = '[]' THEN '{}' ELSE jsonb_build_object('lines', s.lines) END
        || CASE WHEN s.timers = '[]' THEN '{}' ELSE jsonb_build_object('timers', s.timers) END
        ORDER BY s.position) FROM step AS s WHERE s.project_id = p.id), '[]'),
      'questions', coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
        ORDER BY q.position) FROM question AS q WHERE q.project_id = p.id), '[]')),
    ARRAY(SELECT p.file_id WHERE p.file_id IS NOT NULL UNION SELECT s.file_id FROM step AS s WHERE s.project_id = p.id AND s.file_id IS NOT NULL)
  FROM project AS p WHERE p.id = $1
$$;

-- The first version of published guides that have none.
CREATE OR REPLACE FUNCTION snapshot_published() RETURNS void LANGUAGE sql AS $$
  WITH made AS (
    INSERT INTO project_version (project_id, number, head, contents, files, published_at, updated_at)
    SELECT p.id, 1, s.head, s.contents, s.files, coalesce(p.published_at, p.updated_at), p.updated_at
    FROM project AS p CROSS JOIN LATERAL project_snapshot(p.id) AS s WHERE p.status = 2 AND p.version_number IS NULL
    ON CONFLICT DO NOTHING RETURNING project_id)
  UPDATE project SET version_number = 1 FROM made WHERE id = made.project_id
$$;

-- An older release that still runs, or a script, publishes without a version.
CREATE OR REPLACE FUNCTION first_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO project_version (project_id, number, head, contents, files)
  SELECT NEW.id, 1, s.head, s.contents, s.files FROM project_snapshot(NEW.id) AS s ON CONFLICT DO NOTHING;
  UPDATE project SET version_number = 1 WHERE id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER first_version AFTER UPDATE OF status ON "project" FOR EACH ROW
  WHEN (NEW.status = 2 AND NEW.version_number IS NULL) EXECUTE FUNCTION first_version();

-- What readers get has changed when its version did, or when it was listed again.
DROP VIEW IF EXISTS project_edition;
CREATE VIEW project_edition AS
  SELECT p.id, p.project_uid, p.creator_id, p.type, p.status, p.is_listed, p.views, p.created_at, p.published_at,
    v.number AS version_number, v.number = p.version_number AS is_newest, v.published_at AS version_published_at,
    greatest(v.updated_at, CASE WHEN v.number = p.version_number THEN p.listed_at END)::timestamptz(3) AS updated_at, v.contents,
    h.name, h.description, h."averageTimeMinutes" AS average_time_minutes, h.people, h.tools, h.parts, h.ref, h.brand, h.category, h.tags, h.texts,
    h.languages, h.source, h.alt, h."fileId" AS file_id
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id
  CROSS JOIN LATERAL jsonb_to_record(v.head) AS h (name text, description text, "averageTimeMinutes" int, people int, tools text[], parts text[],
    ref text, brand text, category text, tags text[], texts jsonb, languages text[], source jsonb, alt jsonb, "fileId" uuid);

-- Steps of a guide that its creator or readers have: those of the draft, then those that only readers have.
DROP VIEW IF EXISTS known_step;
CREATE VIEW known_step AS
  SELECT id, project_id, type, name, position FROM step
  UNION ALL
  SELECT (s.step->>'id')::uuid, v.project_id, (s.step->>'type')::smallint, s.step->'name', 1000 + s.position::int
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
  CROSS JOIN LATERAL jsonb_array_elements(v.contents->'steps') WITH ORDINALITY AS s (step, position)
  WHERE p.status = 2 AND NOT EXISTS (SELECT 1 FROM step WHERE step.id = (s.step->>'id')::uuid);
