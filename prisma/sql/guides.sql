-- What readers get has changed when its version did, or when it was listed again. One that waits is like a private one.
DROP VIEW IF EXISTS project_edition;
CREATE VIEW project_edition AS
  SELECT p.id, p.project_uid, p.creator_id, CASE WHEN p.status = 2 AND NOT p.is_listed THEN 2 ELSE p.type END::smallint AS type, p.status, p.is_listed, p.views, p.created_at, p.published_at,
    v.number AS version_number, v.number = p.version_number AS is_newest, v.published_at AS version_published_at,
    greatest(v.updated_at, CASE WHEN v.number = p.version_number THEN p.listed_at END)::timestamptz(3) AS updated_at,
    v.head, v.contents, (v.head->>'fileId')::uuid AS file_id,
    jsonb_path_query_first(v.head, '$.name[*] ? (@.lang == $lang).value', jsonb_build_object('lang', v.head->'languages'->0)) #>> '{}' AS name
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id;

-- Steps of a guide that its creator or readers have: those of the draft, then those that only readers have.
DROP VIEW IF EXISTS known_step;
CREATE VIEW known_step AS
  SELECT id, project_id, (body->>'type')::smallint AS type, body->'name' AS name, position FROM guide_item WHERE kind = 'step'
  UNION ALL
  SELECT (s.step->>'id')::uuid, v.project_id, (s.step->>'type')::smallint, s.step->'name', 1000 + s.position::int
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
  CROSS JOIN LATERAL jsonb_array_elements(v.contents->'steps') WITH ORDINALITY AS s (step, position)
  WHERE p.status = 2 AND NOT EXISTS (SELECT 1 FROM guide_item AS item WHERE item.id = (s.step->>'id')::uuid);
