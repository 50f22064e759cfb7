-- By itself, as it cannot be built within a transaction: uploads go on meanwhile.
-- CreateIndex
CREATE INDEX CONCURRENTLY "file_creator_id_picture_id_size_bytes_idx" ON "file"("creator_id", "picture_id", "size_bytes");
