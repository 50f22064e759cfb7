-- CreateEnum
CREATE TYPE "trash_kind" AS ENUM ('step', 'question');

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "removed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "trash" (
    "id" UUID NOT NULL,
    "creator_id" UUID NOT NULL,
    "project_id" UUID NOT NULL,
    "kind" "trash_kind" NOT NULL,
    "data" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "file_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "trash_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "trash_creator_id_idx" ON "trash"("creator_id");

-- CreateIndex
CREATE INDEX "trash_project_id_idx" ON "trash"("project_id");

-- CreateIndex
CREATE INDEX "trash_file_id_idx" ON "trash"("file_id");

-- CreateIndex
CREATE INDEX "trash_expires_at_idx" ON "trash"("expires_at");

-- CreateIndex
CREATE INDEX "project_removed_at_idx" ON "project"("removed_at");

-- AddForeignKey
ALTER TABLE "trash" ADD CONSTRAINT "trash_creator_id_fkey" FOREIGN KEY ("creator_id") REFERENCES "creator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trash" ADD CONSTRAINT "trash_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "trash" ADD CONSTRAINT "trash_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
