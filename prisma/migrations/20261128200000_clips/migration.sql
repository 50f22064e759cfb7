-- A clip is stored as a picture is, and has a duration.
ALTER TYPE "file_kind" ADD VALUE 'clip';
ALTER TABLE "picture" ADD COLUMN "duration_ms" INTEGER;
