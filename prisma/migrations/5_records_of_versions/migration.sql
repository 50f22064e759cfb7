-- What readers send names the version they read (docs/decisions/0109). Null: the version was not known.
ALTER TABLE "feedback" ADD COLUMN "version_number" INTEGER;
ALTER TABLE "tracking_record" ADD COLUMN "version_number" INTEGER;
ALTER TABLE "report" ADD COLUMN "version_number" INTEGER;

-- A report outlives its step: a step may be missing in the draft while readers have it, and come back with a version.
ALTER TABLE "report" DROP CONSTRAINT "report_step_id_fkey";
ALTER TABLE "report" ADD COLUMN "is_shown" BOOLEAN NOT NULL DEFAULT true;
DROP INDEX "report_list_idx";
DROP INDEX "report_status_list_idx";
DROP INDEX "report_step_list_idx";
CREATE INDEX "report_list_idx" ON "report"("project_id", "step_id", "created_at", "id", "status", "is_shown");
CREATE INDEX "report_status_list_idx" ON "report"("project_id", "status", "created_at", "id", "is_shown");
CREATE INDEX "report_step_list_idx" ON "report"("step_id", "created_at", "id", "is_shown");

-- Steps of a guide that its creator or readers have: those of the draft, then those that only readers have.
CREATE VIEW known_step AS
  SELECT id, project_id, type, name, position FROM step
  UNION ALL
  SELECT (s.step->>'id')::uuid, v.project_id, (s.step->>'type')::smallint, s.step->'name', 1000 + s.position::int
  FROM project AS p JOIN project_version AS v ON v.project_id = p.id AND v.number = p.version_number
  CROSS JOIN LATERAL jsonb_array_elements(v.contents->'steps') WITH ORDINALITY AS s (step, position)
  WHERE p.status = 2 AND NOT EXISTS (SELECT 1 FROM step WHERE step.id = (s.step->>'id')::uuid);

-- Reports lay in the trash with their step; they stay in their table now.
INSERT INTO report (id, project_id, step_id, name, email, subject, message, lang, status, request_hash, created_at, is_shown)
SELECT (r.report->>'id')::uuid, t.project_id, t.id, r.report->>'name', r.report->>'email', r.report->>'subject', r.report->>'message', r.report->>'lang',
  (r.report->>'status')::int, r.report->>'requestHash', (r.report->>'createdAt')::timestamptz, false
FROM trash AS t CROSS JOIN LATERAL jsonb_array_elements(t.data->'reports') AS r (report)
WHERE t.kind = 'step' AND jsonb_typeof(t.data->'reports') = 'array' ON CONFLICT DO NOTHING;
