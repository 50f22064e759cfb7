-- Guides that have left the public list or their creator's, for programs that keep a copy; deleted after 90 days.
CREATE TABLE "project_tombstone" (
    "project_id" UUID NOT NULL,
    "project_uid" TEXT NOT NULL,
    "creator_id" UUID,
    "unlisted_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "project_tombstone_pkey" PRIMARY KEY ("project_id")
);
CREATE INDEX "project_tombstone_unlisted_at_project_id_idx" ON "project_tombstone"("unlisted_at", "project_id");
CREATE INDEX "project_tombstone_creator_id_removed_at_project_id_idx" ON "project_tombstone"("creator_id", "removed_at", "project_id");
CREATE INDEX "project_tombstone_updated_at_idx" ON "project_tombstone"("updated_at");
ALTER TABLE "project_tombstone" ADD CONSTRAINT "project_tombstone_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A trigger sees every way out, also scripts and the cascade of a deleted account, whose creator does not exist any more.
CREATE FUNCTION note_tombstone() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER project_gone AFTER UPDATE OF is_listed, removed_at ON "project" FOR EACH ROW
  WHEN (NEW.is_listed <> OLD.is_listed OR NEW.removed_at IS DISTINCT FROM OLD.removed_at) EXECUTE FUNCTION note_tombstone();
CREATE TRIGGER project_deleted AFTER DELETE ON "project" FOR EACH ROW EXECUTE FUNCTION note_tombstone();
