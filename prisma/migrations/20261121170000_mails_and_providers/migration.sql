SET lock_timeout = '2s';

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "provider" TEXT;

-- CreateTable
CREATE TABLE "mail_job" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mail_job_due_at_idx" ON "mail_job"("due_at");
