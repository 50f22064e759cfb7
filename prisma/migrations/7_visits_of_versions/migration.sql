-- The list of visits can be narrowed to those that read one version.
CREATE INDEX "tracking_record_version_list_idx" ON "tracking_record"("project_id", "version_number", "created_at", "id");
