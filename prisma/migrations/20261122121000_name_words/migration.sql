SET lock_timeout = '2s';

-- AlterTable
ALTER TABLE "project_search" ADD COLUMN     "name_words" tsvector NOT NULL DEFAULT ''::tsvector;
