-- While first guides wait, readers get those of an account that was not let through by their link only. A trigger
-- sees every way into the lists; its name comes before those that depend on it.
CREATE OR REPLACE FUNCTION hold_first_guides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_listed := NOT EXISTS (SELECT FROM setting WHERE key = 'site' AND value->'firstGuideWaits' = 'true')
    OR EXISTS (SELECT FROM creator AS c JOIN user_account AS owner ON owner.id = c.owner_id
      WHERE c.id = NEW.creator_id AND (owner.admitted_at IS NOT NULL OR owner.is_operator));
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER project_admission_insert BEFORE INSERT ON "project" FOR EACH ROW
  WHEN (NEW.is_listed) EXECUTE FUNCTION hold_first_guides();
CREATE OR REPLACE TRIGGER project_admission BEFORE UPDATE ON "project" FOR EACH ROW
  WHEN (NEW.is_listed AND NOT OLD.is_listed) EXECUTE FUNCTION hold_first_guides();

-- Since when a guide is listed again: programs that ask for changes since a time learn of guides that come back.
CREATE OR REPLACE FUNCTION note_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_at := now();
  RETURN NEW;
END $$;
CREATE OR REPLACE TRIGGER project_listed BEFORE UPDATE ON "project" FOR EACH ROW
  WHEN (NEW.is_listed AND NOT OLD.is_listed) EXECUTE FUNCTION note_listing();

-- A trigger sees every way out, also scripts and the cascade of a deleted account, whose creator does not exist any more.
CREATE OR REPLACE FUNCTION note_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.is_listed THEN
    DELETE FROM project_tombstone WHERE project_id = NEW.id;
    RETURN NULL;
  END IF;
  INSERT INTO project_tombstone AS t (project_id, project_uid, creator_id, unlisted_at, removed_at)
  VALUES (OLD.id, OLD.project_uid, (SELECT id FROM creator WHERE id = OLD.creator_id),
    CASE WHEN OLD.is_listed THEN now() END, CASE TG_OP WHEN 'DELETE' THEN coalesce(OLD.removed_at, now()) ELSE NEW.removed_at END)
  ON CONFLICT (project_id) DO UPDATE
    SET creator_id = excluded.creator_id, unlisted_at = coalesce(excluded.unlisted_at, t.unlisted_at),
      removed_at = excluded.removed_at, updated_at = now();
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER project_gone AFTER UPDATE OF is_listed, removed_at ON "project" FOR EACH ROW
  WHEN (NEW.is_listed <> OLD.is_listed OR NEW.removed_at IS DISTINCT FROM OLD.removed_at) EXECUTE FUNCTION note_tombstone();
CREATE OR REPLACE TRIGGER project_deleted AFTER DELETE ON "project" FOR EACH ROW EXECUTE FUNCTION note_tombstone();
