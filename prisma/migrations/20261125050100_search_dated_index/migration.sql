-- By itself, as it cannot be built within a transaction: guides are published meanwhile.
-- CreateIndex
CREATE INDEX CONCURRENTLY "project_search_dated_idx" ON "project_search" USING GIN (search_dated("name_words", "created_at"));
