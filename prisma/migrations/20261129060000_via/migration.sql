ALTER TABLE "project" ADD COLUMN "via" TEXT NOT NULL DEFAULT 'editor';
ALTER TABLE "project_version" ADD COLUMN "via" TEXT NOT NULL DEFAULT 'editor';
