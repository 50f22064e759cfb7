SET lock_timeout = '2s';

-- CreateTable
CREATE TABLE "picture" (
    "id" UUID NOT NULL,
    "store_name" TEXT NOT NULL,
    "sha256" TEXT,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "placeholder" TEXT NOT NULL,
    "variant_widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "variants_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "picture_store_name_key" ON "picture"("store_name");

-- CreateIndex
CREATE UNIQUE INDEX "picture_sha256_key" ON "picture"("sha256");

-- CreateIndex
CREATE INDEX "picture_variants_version_id_idx" ON "picture"("variants_version", "id");

-- The rows of pictures that exist already are made by a sweep in bounded parts, as are those that an older release beside this one stores:
-- nothing waits for a lock on all files.
-- AlterTable
ALTER TABLE "file" ADD COLUMN "picture_id" UUID;

-- CreateIndex
CREATE INDEX "file_picture_id_idx" ON "file"("picture_id");

-- AddForeignKey
ALTER TABLE "file" ADD CONSTRAINT "file_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
