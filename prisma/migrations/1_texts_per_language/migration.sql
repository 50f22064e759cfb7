-- The guide's own texts in its further languages (docs/decisions/0107). Without any, a guide is as before.
ALTER TABLE "project" ADD COLUMN "texts" JSONB NOT NULL DEFAULT '{}';
