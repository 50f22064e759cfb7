SET lock_timeout = '2s';

-- Without a default: no row is written. A sweep fills them in bounded parts.
-- AlterTable
ALTER TABLE "file" ADD COLUMN     "size_bytes" INTEGER;

-- AlterTable
ALTER TABLE "picture" ADD COLUMN     "size_bytes" INTEGER;
