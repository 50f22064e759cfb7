-- AlterTable
ALTER TABLE "project" ADD COLUMN     "alt" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "step" ADD COLUMN     "alt" JSONB NOT NULL DEFAULT '[]';
