SET lock_timeout = '2s';

-- AlterTable
ALTER TABLE "picture" ADD COLUMN "variants_due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "picture" ADD COLUMN "variants_attempts" INTEGER NOT NULL DEFAULT 0;
