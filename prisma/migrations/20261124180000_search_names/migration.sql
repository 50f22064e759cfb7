-- By itself, as it cannot be built within a transaction: guides are published meanwhile.
-- CreateIndex
CREATE INDEX CONCURRENTLY "project_search_name_words_idx" ON "project_search" USING GIN ("name_words");
