SET lock_timeout = '2s';

-- Up to so many hits, always by the index. Of words whose number the planner does not know it may believe that ten thousand hits are
-- found soon wherever one begins to read, and then reads a million rows to find a few.
CREATE FUNCTION search_hits(wanted tsquery, max int) RETURNS TABLE (project_id uuid, created_at timestamptz, name_key text, name_words tsvector)
LANGUAGE sql STABLE SET enable_seqscan = off AS $$
  SELECT s.project_id, s.created_at, s.name_key, s.name_words FROM project_search AS s WHERE s.words @@ wanted LIMIT max
$$;
