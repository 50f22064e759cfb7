SET lock_timeout = '2s';

-- The words of a name, each behind the number of the month (UTC) in which the guide was made, counted on through the years: an index of these finds
-- the newest guides with a word in their name and looks at no others. It asks no function of ours, as an index is built without knowing where these are.
CREATE FUNCTION search_dated(name_words tsvector, created_at timestamptz) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_agg(
    (12 * extract(year FROM created_at AT TIME ZONE 'UTC')::int + extract(month FROM created_at AT TIME ZONE 'UTC')::int) || n.word))
  FROM unnest(tsvector_to_array(name_words)) AS n (word)
$$;
