-- Links by which people may join, and who did (docs/decisions/0110).
CREATE TABLE "invitation" (
  "id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "label" TEXT NOT NULL,
  "uses_max" INTEGER NOT NULL,
  "uses" INTEGER NOT NULL DEFAULT 0,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "created_by_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "invitation_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invitation_uses_check" CHECK ("uses" BETWEEN 0 AND "uses_max")
);
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation" ("token_hash");
CREATE INDEX "invitation_created_by_id_idx" ON "invitation" ("created_by_id");
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "invitation_use" (
  "user_id" UUID NOT NULL,
  "invitation_id" UUID NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "invitation_use_pkey" PRIMARY KEY ("user_id")
);
CREATE INDEX "invitation_use_invitation_id_idx" ON "invitation_use" ("invitation_id");
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
