-- Readers report guides to the operators, who may take one down (docs/decisions/0110).
ALTER TABLE "project" ADD COLUMN "taken_down_at" TIMESTAMPTZ(3);
-- Its status before, which it gets again when it is put back.
ALTER TABLE "project" ADD COLUMN "taken_down_status" SMALLINT;

-- What the operators told the creator of a guide last, and the one answer to it.
CREATE TABLE "guide_statement" (
  "project_id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "answer" TEXT,
  "answered_at" TIMESTAMPTZ(3),
  CONSTRAINT "guide_statement_pkey" PRIMARY KEY ("project_id"),
  CONSTRAINT "guide_statement_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "guide_notice" (
  "id" UUID NOT NULL,
  "project_id" UUID NOT NULL,
  "project_name" TEXT NOT NULL,
  "reason" TEXT NOT NULL,
  "message" TEXT NOT NULL DEFAULT '',
  "email" TEXT NOT NULL DEFAULT '',
  "lang" TEXT NOT NULL,
  "sender_hash" TEXT,
  "outcome" TEXT,
  "outcome_reason" TEXT NOT NULL DEFAULT '',
  "closed_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  CONSTRAINT "guide_notice_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "guide_notice_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
-- One open notice for each guide and client IP; a closed one has no hash.
CREATE UNIQUE INDEX "guide_notice_project_id_sender_hash_key" ON "guide_notice" ("project_id", "sender_hash");
CREATE INDEX "guide_notice_closed_at_created_at_idx" ON "guide_notice" ("closed_at", "created_at");
-- Nothing publishes what was taken down, not even a script or an older release.
ALTER TABLE "project" ADD CONSTRAINT "project_taken_down_check" CHECK ("taken_down_at" IS NULL OR "status" <> 2) NOT VALID;
