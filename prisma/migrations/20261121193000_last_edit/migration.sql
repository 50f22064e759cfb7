-- A project counts as edited when its steps or questions are: 'go on where you were' and Last-Modified tell the truth
-- without every writer having to think of it.
CREATE FUNCTION project_parts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project SET updated_at = now() WHERE id IN (SELECT DISTINCT project_id FROM changed) AND updated_at < now();
  RETURN NULL;
END $$;

CREATE TRIGGER step_added AFTER INSERT ON step REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER step_changed AFTER UPDATE ON step REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER step_removed AFTER DELETE ON step REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER question_added AFTER INSERT ON question REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER question_changed AFTER UPDATE ON question REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
CREATE TRIGGER question_removed AFTER DELETE ON question REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION project_parts_changed();
