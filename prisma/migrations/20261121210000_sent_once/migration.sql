-- AlterTable
ALTER TABLE "feedback" ADD COLUMN     "request_hash" TEXT;

-- AlterTable
ALTER TABLE "report" ADD COLUMN     "request_hash" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "feedback_request_hash_key" ON "feedback"("request_hash");

-- CreateIndex
CREATE UNIQUE INDEX "report_request_hash_key" ON "report"("request_hash");
