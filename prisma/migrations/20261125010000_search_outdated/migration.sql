-- By itself, as it cannot be built within a transaction: guides are published meanwhile. Empty nearly always: of rows of older rules the counts know nothing.
-- CreateIndex
CREATE INDEX CONCURRENTLY "project_search_outdated_idx" ON "project_search" ("project_id") WHERE "version" < 3;
