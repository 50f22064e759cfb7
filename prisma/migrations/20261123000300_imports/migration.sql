-- Imports of guides: one row for each file that was sent, one for each guide found in it (docs/decisions/0042).
CREATE TABLE "import_job" (
    "id" UUID NOT NULL,
    "creator_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "folder" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "mode" TEXT NOT NULL,
    "publish" BOOLEAN NOT NULL DEFAULT false,
    "files_total" INTEGER NOT NULL DEFAULT 0,
    "files_checked" INTEGER NOT NULL DEFAULT 0,
    "refusals" JSONB NOT NULL DEFAULT '[]',
    "refusal_count" INTEGER NOT NULL DEFAULT 0,
    "is_cancelled" BOOLEAN NOT NULL DEFAULT false,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_job_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "import_guide" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "file" TEXT NOT NULL,
    "file_index" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "choice" TEXT,
    "existing_uid" TEXT,
    "existing_name" TEXT,
    "project_uid" TEXT,
    "previous_uid" TEXT,

    CONSTRAINT "import_guide_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "import_job_creator_id_created_at_idx" ON "import_job"("creator_id", "created_at");
CREATE INDEX "import_job_state_due_at_idx" ON "import_job"("state", "due_at");
CREATE INDEX "import_job_expires_at_idx" ON "import_job"("expires_at");
CREATE UNIQUE INDEX "import_guide_job_id_position_key" ON "import_guide"("job_id", "position");

ALTER TABLE "import_job" ADD CONSTRAINT "import_job_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "import_guide" ADD CONSTRAINT "import_guide_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "import_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;
