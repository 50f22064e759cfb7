-- DropIndex
DROP INDEX "feedback_project_id_created_at_idx";

-- DropIndex
DROP INDEX "feedback_project_id_status_idx";

-- DropIndex
DROP INDEX "report_project_id_created_at_idx";

-- DropIndex
DROP INDEX "report_step_id_created_at_idx";

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "daily_mail" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "daily_mail_at" TIMESTAMPTZ(3),
ADD COLUMN     "daily_mail_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "locale" TEXT NOT NULL DEFAULT 'en';

-- CreateIndex
CREATE INDEX "user_account_daily_mail_due_at_idx" ON "user_account"("daily_mail_due_at");

-- CreateIndex
CREATE INDEX "feedback_list_idx" ON "feedback"("project_id", "created_at", "id", "status", "rating_halves", "difficulty");

-- CreateIndex
CREATE INDEX "feedback_status_list_idx" ON "feedback"("project_id", "status", "created_at", "id", "rating_halves", "difficulty");

-- CreateIndex
CREATE INDEX "report_list_idx" ON "report"("project_id", "step_id", "created_at", "id", "status");

-- CreateIndex
CREATE INDEX "report_status_list_idx" ON "report"("project_id", "status", "created_at", "id");

-- CreateIndex
CREATE INDEX "report_step_list_idx" ON "report"("step_id", "created_at", "id");
