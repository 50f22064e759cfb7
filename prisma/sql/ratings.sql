-- Each rating adds a row, so that readers of one guide do not wait for each other. A sweep adds them up.
CREATE OR REPLACE FUNCTION rating_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO rating_change (project_id, halves, readers) SELECT id, -OLD.rating_halves, -1 FROM project WHERE id = OLD.project_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO rating_change (project_id, halves, readers) VALUES (NEW.project_id, NEW.rating_halves, 1);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER rating_write AFTER INSERT OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION rating_note();
CREATE OR REPLACE TRIGGER rating_update AFTER UPDATE ON feedback FOR EACH ROW
  WHEN (OLD.rating_halves <> NEW.rating_halves OR OLD.project_id <> NEW.project_id) EXECUTE FUNCTION rating_note();

-- Half stars and readers of a guide, with what is not added up yet: exact at any moment.
CREATE OR REPLACE FUNCTION rating_sums(project uuid) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('halves', coalesce(sum(given.halves), 0), 'readers', coalesce(sum(given.readers), 0)) FROM (
    SELECT r.halves, r.readers FROM project_rating AS r WHERE r.project_id = project
    UNION ALL SELECT c.halves, c.readers FROM rating_change AS c WHERE c.project_id = project) AS given
$$;
