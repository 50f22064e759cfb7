ALTER TABLE "import_job" ADD COLUMN "split" TEXT;
