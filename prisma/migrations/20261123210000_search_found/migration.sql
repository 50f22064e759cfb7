SET lock_timeout = '2s';

-- As search_best (which stays for releases that still run), but each word is a condition of its own: the index walks along the rows of one
-- and leaps over those that the others do not have, where it takes the words of one query together row by row. Two to three times as fast
-- for three common words among a million guides.
--   asked         what all have to be there: a tsquery for each word, and one for the filters
--   alone, begun  lexemes and beginnings of words of which each alone finds something (search_at_least); null when it takes several
--   units         for each word its tsquery: anywhere, in labels (B) and in parts and creator (C), one list after the other
--   rarity        how much each word says, when not all of them must be there; else null
--   code, bar     what finds by itself; null for none. filters: a tsquery for it, or null
-- Without hits one row tells the number.
CREATE FUNCTION search_found(
  asked text[], begun text[], alone text[], alone_begun text[], units text[], rarity real[], key text, code text, bar text, filters text,
  count_max int, hits_max int, page_limit int, page_offset int
) RETURNS TABLE (total int, id uuid, name_key text, ref_key text, is_code boolean, views int, rating real, created_at timestamptz, places int[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  known int := CASE WHEN alone IS NULL THEN 0 ELSE search_at_least(alone, alone_begun) END;
  many int := cardinality(units) / 3;
  named tsquery := (SELECT string_agg('(' || u || ')', ' & ') FROM unnest(units[1:many]) AS u)::tsquery;
  anywhere tsquery[] := units[1:many]::tsquery[];
  in_labels tsquery[] := units[many + 1:2 * many]::tsquery[];
  in_parts tsquery[] := units[2 * many + 1:]::tsquery[];
  first tsquery;
  second tsquery;
  third tsquery;
  more tsquery;
  coded uuid[] := '{}';
BEGIN
  IF known > count_max THEN
    total := known;
    RETURN NEXT;
    RETURN;
  END IF;
  first := search_query(asked[1], begun);
  second := search_query(asked[2], begun);
  third := search_query(asked[3], begun);
  more := search_query('(' || nullif(array_to_string(asked[4:], ') & ('), '') || ')', begun);
  IF code IS NOT NULL THEN
    coded := ARRAY(SELECT s.project_id FROM project_search AS s
      WHERE (s.ref_key = code OR s.gtin = bar) AND s.ref_key <> '' AND (filters IS NULL OR s.words @@ filters::tsquery) LIMIT 200);
  END IF;
  RETURN QUERY
    WITH found AS MATERIALIZED (
      SELECT s.project_id, s.created_at, 10000::real AS worth, true AS is_code FROM project_search AS s WHERE s.project_id = ANY(coded)
      UNION ALL (
        SELECT s.project_id, s.created_at,
          CASE WHEN NOT starts_with(s.name_key, key) THEN 0 WHEN length(s.name_key) = length(key) THEN 1000 ELSE 500 END
          + CASE WHEN rarity IS NULL THEN CASE WHEN s.name_words @@ named THEN 100 ELSE 0 END
              -- Read once: the words of a long guide lie apart, packed.
              ELSE (SELECT sum(CASE WHEN s.name_words @@ u.query THEN 1.5 WHEN w.words @@ u.query THEN 1 ELSE 0 END * u.says)
                FROM (SELECT s.words || ''::tsvector AS words OFFSET 0) AS w, unnest(anywhere, rarity) AS u (query, says)) END::real,
          false
        FROM (
          SELECT * FROM project_search AS a WHERE second IS NULL AND a.words @@ first
          UNION ALL SELECT * FROM project_search AS a WHERE third IS NULL AND a.words @@ first AND a.words @@ second
          UNION ALL SELECT * FROM project_search AS a WHERE more IS NULL AND a.words @@ first AND a.words @@ second AND a.words @@ third
          UNION ALL SELECT * FROM project_search AS a WHERE a.words @@ first AND a.words @@ second AND a.words @@ third AND a.words @@ more
        ) AS s WHERE s.project_id <> ALL(coded) LIMIT hits_max)),
    counted AS MATERIALIZED (SELECT count(*)::int AS hits FROM found),
    page AS (
      SELECT f.* FROM found AS f WHERE (SELECT c.hits FROM counted AS c) <= count_max
      ORDER BY f.worth DESC, f.created_at DESC, f.project_id DESC LIMIT page_limit OFFSET page_offset)
    SELECT c.hits, p.project_id, s.name_key, s.ref_key, p.is_code, (SELECT project.views FROM project WHERE project.id = p.project_id), s.rating, s.created_at,
      CASE WHEN s.name_words @@ named THEN array_fill(4, ARRAY[many]) ELSE ARRAY(
        -- Of hits that have all words nobody asks again whether they do.
        SELECT CASE WHEN s.name_words @@ u.query THEN 4 WHEN s.words @@ u.label THEN 3 WHEN s.words @@ u.part THEN 2
          WHEN rarity IS NULL AND NOT p.is_code OR s.words @@ u.query THEN 1 ELSE 0 END
        FROM unnest(anywhere, in_labels, in_parts) WITH ORDINALITY AS u (query, label, part, place) ORDER BY u.place) END
    FROM counted AS c LEFT JOIN page AS p ON true LEFT JOIN project_search AS s ON s.project_id = p.project_id
    ORDER BY p.worth DESC, p.created_at DESC, p.project_id DESC;
END $$;

-- What cards show of listed projects, in the order in which they are asked for. A function, as search_found is one: a connection plans it
-- once, where the same statement of seven tables, sent each time, is planned for longer than it reads ten cards.
CREATE FUNCTION explore_cards(wanted uuid[]) RETURNS TABLE (
  id uuid, project_uid text, name text, description text, average_time_minutes int, people int, tools text[], parts text[], ref text, brand text, category text, tags text[],
  views int, type smallint, status smallint, languages text[], alt jsonb, source jsonb, created_at timestamptz, updated_at timestamptz, published_at timestamptz,
  file jsonb, view_shards jsonb, steps jsonb, creator jsonb
) LANGUAGE plpgsql STABLE ROWS 10 SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT p.id, p.project_uid, p.name, p.description, p.average_time_minutes, p.people, p.tools, p.parts, p.ref, p.brand, p.category, p.tags,
      p.views, p.type, p.status, p.languages, p.alt, p.source, p.created_at, p.updated_at, p.published_at,
      CASE WHEN f.id IS NOT NULL THEN jsonb_build_object('name', f.name, 'key', f.key, 'width', f.width, 'height', f.height,
        'placeholder', f.placeholder, 'variantWidths', f.variant_widths) END,
      coalesce((SELECT jsonb_agg(jsonb_build_object('views', v.views)) FROM project_view_shard AS v WHERE v.project_id = p.id), '[]'),
      coalesce((SELECT jsonb_agg(jsonb_build_object('type', s.type)) FROM step AS s WHERE s.project_id = p.id), '[]'),
      jsonb_build_object('uid', c.uid, 'name', c.name, 'textColor', c.text_color, 'backgroundColor', c.background_color, 'coverOpacity', c.cover_opacity,
        'smallDescription', c.small_description, 'url', c.url, 'verified', c.verified, 'cover', NULL,
        'avatar', CASE WHEN a.id IS NOT NULL THEN jsonb_build_object('name', a.name, 'key', a.key, 'width', a.width, 'height', a.height,
          'placeholder', a.placeholder, 'variantWidths', a.variant_widths) END)
    FROM unnest(wanted) WITH ORDINALITY AS w (id, place)
    JOIN project AS p ON p.id = w.id AND p.is_listed JOIN creator AS c ON c.id = p.creator_id
    LEFT JOIN file AS f ON f.id = p.file_id LEFT JOIN file AS a ON a.id = c.avatar_id ORDER BY w.place;
END $$;

-- Words of the dictionary that come near to these in any way, a few for each. Planned once, as search_found.
CREATE FUNCTION search_like(words text[], each_max int) RETURNS TABLE (word text)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT n.word FROM unnest(words) AS u (typed), LATERAL (
      SELECT w.word FROM search_word AS w WHERE w.word % u.typed AND w.projects > 0 ORDER BY similarity(w.word, u.typed) DESC, w.word LIMIT each_max) AS n;
END $$;
