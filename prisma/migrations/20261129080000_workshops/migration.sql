ALTER TABLE "creator" ALTER COLUMN "user_id" DROP NOT NULL, ADD COLUMN "owner_id" UUID;
UPDATE "creator" SET "owner_id" = "user_id";
ALTER TABLE "creator" ALTER COLUMN "owner_id" SET NOT NULL,
  ADD CONSTRAINT "creator_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "creator_owner_id_idx" ON "creator"("owner_id");

ALTER TABLE "personal_token" ADD COLUMN "creator_id" UUID;
UPDATE "personal_token" SET "creator_id" = (SELECT id FROM "creator" WHERE "creator"."user_id" = "personal_token"."user_id");
ALTER TABLE "personal_token" ALTER COLUMN "creator_id" SET NOT NULL,
  ADD CONSTRAINT "personal_token_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "personal_token_creator_id_idx" ON "personal_token"("creator_id");

ALTER TABLE "import_job" ADD COLUMN "user_id" UUID;
UPDATE "import_job" SET "user_id" = (SELECT "owner_id" FROM "creator" WHERE "creator"."id" = "import_job"."creator_id");
ALTER TABLE "import_job" ALTER COLUMN "user_id" SET NOT NULL,
  ADD CONSTRAINT "import_job_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "import_job_user_id_idx" ON "import_job"("user_id");

CREATE TABLE "membership" (
  "creator_id" UUID NOT NULL REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "user_id" UUID NOT NULL REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "role" TEXT NOT NULL,
  "invited_by_id" UUID REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "membership_pkey" PRIMARY KEY ("creator_id", "user_id")
);
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");
CREATE INDEX "membership_invited_by_id_idx" ON "membership"("invited_by_id");

CREATE TABLE "workshop_invitation" (
  "id" UUID NOT NULL,
  "creator_id" UUID NOT NULL REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "token_hash" TEXT NOT NULL,
  "role" TEXT NOT NULL,
  "email" TEXT,
  "uses_max" INTEGER NOT NULL,
  "uses" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "workshop_invitation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "workshop_invitation_token_hash_key" ON "workshop_invitation"("token_hash");
CREATE INDEX "workshop_invitation_creator_id_created_at_idx" ON "workshop_invitation"("creator_id", "created_at");
CREATE INDEX "workshop_invitation_expires_at_idx" ON "workshop_invitation"("expires_at");
