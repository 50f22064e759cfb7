-- The half stars that readers gave a project and how many readers they are, with what is not yet added to these sums: exact at any moment.
CREATE FUNCTION rating_sums(project uuid) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('halves', coalesce(sum(given.halves), 0), 'readers', coalesce(sum(given.readers), 0)) FROM (
    SELECT r.halves, r.readers FROM project_rating AS r WHERE r.project_id = project
    UNION ALL SELECT c.halves, c.readers FROM rating_change AS c WHERE c.project_id = project) AS given
$$;
