ALTER TABLE "user_account" ADD COLUMN "admitted_at" TIMESTAMPTZ(3);

-- A published guide may wait for the operators before it is listed. All rows pass, as the former check was stricter.
ALTER TABLE "project" DROP CONSTRAINT "project_is_listed_check";
ALTER TABLE "project" ADD CONSTRAINT "project_is_listed_check" CHECK (NOT "is_listed" OR ("status" = 2 AND "type" = 1)) NOT VALID;

CREATE TABLE "label_change" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "lang" TEXT NOT NULL,
    "names" TEXT[],
    "to" TEXT,
    "state" TEXT NOT NULL DEFAULT 'running',
    "operator_name" TEXT NOT NULL,
    "guides" INTEGER NOT NULL,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "undone" INTEGER NOT NULL DEFAULT 0,
    "after_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "label_change_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "label_change_created_at_idx" ON "label_change"("created_at");

CREATE TABLE "label_change_guide" (
    "change_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "texts" JSONB NOT NULL,

    CONSTRAINT "label_change_guide_pkey" PRIMARY KEY ("change_id","project_id")
);
CREATE INDEX "label_change_guide_project_id_idx" ON "label_change_guide"("project_id");
ALTER TABLE "label_change_guide" ADD CONSTRAINT "label_change_guide_change_id_fkey" FOREIGN KEY ("change_id") REFERENCES "label_change"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "label_change_guide" ADD CONSTRAINT "label_change_guide_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
