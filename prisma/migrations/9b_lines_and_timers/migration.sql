-- Lines that warn, and timers, of a step.
ALTER TABLE "step" ADD COLUMN "lines" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "timers" JSONB NOT NULL DEFAULT '[]';

-- A step without any looks as before, so that no published guide has changes now. The view takes steps as they are here.
CREATE OR REPLACE FUNCTION project_snapshot(project uuid) RETURNS TABLE (head jsonb, contents jsonb, files uuid[]) LANGUAGE sql STABLE AS $$
  SELECT
    jsonb_build_object('name', p.name, 'description', p.description, 'averageTimeMinutes', p.average_time_minutes, 'people', p.people,
      'tools', p.tools, 'parts', p.parts, 'ref', p.ref, 'brand', p.brand, 'category', p.category, 'tags', p.tags, 'texts', p.texts,
      'languages', p.languages, 'source', p.source, 'alt', p.alt, 'fileId', p.file_id),
    jsonb_build_object(
      'steps', coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'type', s.type, 'name', s.name, 'description', s.description,
        'alt', s.alt, 'fileId', s.file_id)
        || CASE WHEN s.lines = '[]' THEN '{}' ELSE jsonb_build_object('lines', s.lines) END
        || CASE WHEN s.timers = '[]' THEN '{}' ELSE jsonb_build_object('timers', s.timers) END
        ORDER BY s.position) FROM step AS s WHERE s.project_id = p.id), '[]'),
      'questions', coalesce((SELECT jsonb_agg(jsonb_build_object('id', q.id, 'question', q.question, 'answer', q.answer)
        ORDER BY q.position) FROM question AS q WHERE q.project_id = p.id), '[]')),
    ARRAY(SELECT p.file_id WHERE p.file_id IS NOT NULL UNION SELECT s.file_id FROM step AS s WHERE s.project_id = p.id AND s.file_id IS NOT NULL)
  FROM project AS p WHERE p.id = $1
$$;
