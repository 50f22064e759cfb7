-- Operators of the site, and what they do (docs/decisions/0110).
ALTER TABLE "user_account" ADD COLUMN "is_operator" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "session" ADD COLUMN "proved_at" TIMESTAMPTZ(3);
ALTER TABLE "creator" ADD COLUMN "verified_at" TIMESTAMPTZ(3);
ALTER TABLE "contact_message" ADD COLUMN "answered_at" TIMESTAMPTZ(3);
CREATE TABLE "operator_act" (
  "id" UUID NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "operator_id" UUID,
  "operator_name" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "subject_kind" TEXT NOT NULL,
  "subject_id" TEXT NOT NULL,
  "subject_label" TEXT NOT NULL,
  "reason" TEXT NOT NULL DEFAULT '',
  "details" JSONB NOT NULL DEFAULT '{}',
  CONSTRAINT "operator_act_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "operator_act_at_id_idx" ON "operator_act" ("at", "id");
CREATE INDEX "operator_act_operator_id_idx" ON "operator_act" ("operator_id");
ALTER TABLE "operator_act" ADD CONSTRAINT "operator_act_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
