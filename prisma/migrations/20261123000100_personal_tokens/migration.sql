-- CreateTable
CREATE TABLE "personal_token" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "personal_token_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "personal_token_token_hash_key" ON "personal_token"("token_hash");

-- CreateIndex
CREATE INDEX "personal_token_user_id_created_at_idx" ON "personal_token"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "personal_token_expires_at_idx" ON "personal_token"("expires_at");

-- AddForeignKey
ALTER TABLE "personal_token" ADD CONSTRAINT "personal_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
