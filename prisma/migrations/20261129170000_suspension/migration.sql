ALTER TABLE "user_account" ADD COLUMN "suspended_at" TIMESTAMPTZ(3), ADD COLUMN "suspended_reason" TEXT;
