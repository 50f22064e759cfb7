-- A listed guide is also indexed anew when a script changes its texts in further languages.
DROP TRIGGER project_search_update ON "project";
CREATE TRIGGER project_search_update AFTER UPDATE ON "project" FOR EACH ROW
  WHEN (OLD.is_listed <> NEW.is_listed OR (NEW.is_listed AND
    ROW(OLD.name, OLD.ref, OLD.brand, OLD.category, OLD.tags, OLD.parts, OLD.texts, OLD.languages, OLD.creator_id, OLD.created_at) IS DISTINCT FROM
    ROW(NEW.name, NEW.ref, NEW.brand, NEW.category, NEW.tags, NEW.parts, NEW.texts, NEW.languages, NEW.creator_id, NEW.created_at)))
  EXECUTE FUNCTION project_search_note();
