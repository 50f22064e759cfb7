-- The folded category and tags in a guide's further languages: {lang: {category?, tags?}}.
ALTER TABLE "project_search" ADD COLUMN "translated_keys" JSONB NOT NULL DEFAULT '{}';

-- Like search_hits, with what the filters count.
CREATE FUNCTION search_values(wanted tsquery, max int)
RETURNS TABLE (project_id uuid, languages text[], category_key text, tag_keys text[], translated_keys jsonb)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.languages, s.category_key, s.tag_keys, s.translated_keys FROM project_search AS s WHERE s.words @@ wanted LIMIT max
$$;
