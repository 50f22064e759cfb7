import { VERSIONS_OF_ROWS } from '../../src/testing/database/stored-items';
import type pg from 'pg';

/** The amount of data. */
export const RECORDS = 1_000_000;
export const FEEDBACK = 100_000;
export const PROJECTS = 1000;
export const STEPS = 20;
export const DAYS = 365;
const VIEWS_A_DAY = 5;

const AGENTS = `(ARRAY['Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', 'A browser'])`;
const DEVICES = `(ARRAY['phone', 'computer', 'tablet', 'other'])`;

/** Computes the daily rollups of the records. */
const FOLD = `
INSERT INTO "daily_figures" ("project_id", "day", "shard", "creator_id", "sessions", "duration_ms", "finished", "finished_duration_ms",
  "lang_pt_br", "lang_en", "lang_es", "lang_fr", "lang_de", "device_phone", "device_tablet", "device_computer", "device_other")
SELECT r."project_id", (r."created_at" AT TIME ZONE 'UTC')::date, 0, p."creator_id", count(*), sum(r."duration_ms"),
  count(*) FILTER (WHERE r."is_finished"), coalesce(sum(r."duration_ms") FILTER (WHERE r."is_finished"), 0),
  count(*) FILTER (WHERE r."lang" = 'pt-BR'), count(*) FILTER (WHERE r."lang" = 'en'), count(*) FILTER (WHERE r."lang" = 'es'),
  count(*) FILTER (WHERE r."lang" = 'fr'), count(*) FILTER (WHERE r."lang" = 'de'),
  count(*) FILTER (WHERE r."device" = 'phone'), count(*) FILTER (WHERE r."device" = 'tablet'),
  count(*) FILTER (WHERE r."device" = 'computer'), count(*) FILTER (WHERE r."device" = 'other')
FROM "tracking_record" AS r JOIN "project" AS p ON p."id" = r."project_id"
GROUP BY 1, 2, 4;

INSERT INTO "daily_step" ("project_id", "day", "step_id", "shard", "reached", "time_ms", "left_here")
SELECT v."project_id", v."day", v."step_id", 0, count(*), sum(v."time_ms"), count(*) FILTER (WHERE v."is_last")
FROM (
  SELECT r."project_id", (r."created_at" AT TIME ZONE 'UTC')::date AS "day", t."step_id", sum(t."time_ms") AS "time_ms", t."step_id" = r."last_step_id" AS "is_last"
  FROM "tracking_record" AS r JOIN "tracking_step" AS t ON t."record_id" = r."id"
  GROUP BY r."id", t."step_id"
) AS v
GROUP BY 1, 2, 3;`;

/**
 * A year of evenly spread visits of one project: each reaches some of the twenty steps, few all of
 * them. Two statements compute the rollups.
 */
export async function seedVisits(client: pg.Client, projectId: string): Promise<void> {
  await client.query(
    "SET session_replication_role = replica; SET maintenance_work_mem = '512MB'; SET work_mem = '256MB'; SELECT setseed(0.5)",
  );
  const indexes = await dropIndexes(client, ['tracking_record', 'tracking_step']);
  // UUIDv7 like the product's, with the time first.
  await client.query(`
    INSERT INTO tracking_record (id, project_id, session_id, user_agent, start_time, end_time, duration_ms, lang, device, is_finished, last_step_id, created_at)
    SELECT (lpad(to_hex((extract(epoch FROM r.at) * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0'))::uuid, '${projectId}', gen_random_uuid(),
      ${AGENTS}[r.device], r.at - r.reached * interval '20 seconds', r.at, r.reached * 20000, (ARRAY['en', 'pt-BR', 'es'])[1 + n % 3], ${DEVICES}[r.device], r.reached = ${STEPS}, r.ids[r.reached], r.at
    FROM generate_series(1, ${RECORDS}) AS n, LATERAL (
      SELECT date_trunc('milliseconds', now() - (${RECORDS} - n) * interval '${DAYS} days' / ${RECORDS}) AS at, 1 + floor(power(random(), 1.6) * ${STEPS})::int AS reached,
        1 + n % 4 AS device, (SELECT array_agg(id ORDER BY position) FROM known_step WHERE project_id = '${projectId}' AND type = 1) AS ids) AS r`);
  await client.query(`
    INSERT INTO tracking_step (record_id, position, step, step_id, time_ms)
    SELECT r.id, s.position, s.position + 1, s.id, 1000 + (random() * 19000)::int
    FROM tracking_record AS r JOIN known_step AS s ON s.project_id = r.project_id AND s.position * 20000 < r.duration_ms`);
  await client.query(FOLD);
  for (const definition of indexes) await client.query(definition);
  await client.query('SET session_replication_role = DEFAULT');
}

async function dropIndexes(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{
    name: string;
    definition: string;
    constraint: string | null;
  }>(
    `
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition,
      'ALTER TABLE ' || i.indrelid::regclass || ' ADD CONSTRAINT ' || quote_ident(c.conname) || ' ' || pg_get_constraintdef(c.oid) AS constraint
    FROM pg_index AS i LEFT JOIN pg_constraint AS c ON c.conindid = i.indexrelid AND c.contype = 'p' WHERE i.indrelid = ANY($1::regclass[])`,
    [tables],
  );
  const indexes = rows.filter((row) => row.constraint === null);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return indexes.map(({ definition }) => definition);
}

export async function seedFeedback(client: pg.Client, projectId: string): Promise<void> {
  await client.query(`
    INSERT INTO feedback (id, project_id, name, email, subject, message, rating_halves, difficulty, lang, status, created_at)
    SELECT gen_random_uuid(), '${projectId}', 'Rita', 'rita@makerstep.example', 'Nice', repeat('Thank you! ', 10), 1 + n % 10, 1 + n % 5, 'en', 1 + n % 2, now() - n * interval '${DAYS} days' / ${FEEDBACK}
    FROM generate_series(1, ${FEEDBACK}) AS n`);
}

/**
 * A creator's many projects with views on each day of a year; each view also as a row, for the
 * naive way.
 */
export async function seedShelf(client: pg.Client, creatorId: string): Promise<void> {
  await client.query(`
    INSERT INTO project (id, project_uid, creator_id, name, head, type, status, languages, updated_at, created_at)
    SELECT gen_random_uuid(), 'bench' || n, '${creatorId}', 'Guide ' || n, '{}', 2, 2, ARRAY['en'], now(), now() - interval '${DAYS} days' FROM generate_series(1, ${PROJECTS}) AS n`);
  await client.query(VERSIONS_OF_ROWS);
  await client.query(`
    INSERT INTO daily_figures (project_id, creator_id, day, shard, views)
    SELECT p.id, p.creator_id, (now() AT TIME ZONE 'UTC')::date - d, 0, ${VIEWS_A_DAY}
    FROM generate_series(0, ${DAYS - 1}) AS d, project AS p WHERE p.creator_id = '${creatorId}' ORDER BY d DESC`);
  await client.query('CREATE TABLE bench_view (project_id uuid, at timestamptz)');
  await client.query(`
    INSERT INTO bench_view SELECT f.project_id, f.day + interval '12 hours' FROM daily_figures AS f, generate_series(1, ${VIEWS_A_DAY}) WHERE f.creator_id = '${creatorId}'`);
  await client.query('CREATE INDEX ON bench_view (project_id, at)');
}
