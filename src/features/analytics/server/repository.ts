import 'server-only';
import { db } from '@/server/db/client';

/** The number of views, including those in shards. */
export async function countViews(projectId: string): Promise<number> {
  const [row] = await db().$queryRaw<{ views: number }[]>`
    SELECT (p.views + coalesce((SELECT sum(s.views) FROM project_view_shard AS s WHERE s.project_id = p.id), 0))::int AS views
    FROM project AS p WHERE p.id = ${projectId}::uuid`;
  return row?.views ?? 0;
}

/** The salt of the day, shared by all instances; yesterday's hashes cannot be matched. */
export async function saltOf(day: string, candidate: string): Promise<string> {
  await db().$executeRaw`
    INSERT INTO setting AS s (key, value, updated_at)
    VALUES ('visitor_salt', jsonb_build_object('day', ${day}::text, 'salt', ${candidate}::text), now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now() WHERE s.value->>'day' < ${day}`;
  const [row] = await db().$queryRaw<
    { salt: string }[]
  >`SELECT value->>'salt' AS salt FROM setting WHERE key = 'visitor_salt'`;
  return row?.salt ?? candidate;
}

export type RecordRow = {
  id: string;
  projectId: string;
  sessionId: string;
  userAgent: string;
  startTime: Date;
  endTime: Date;
  durationMs: number;
  name: string;
  email: string;
  lang: string;
  versionNumber: number | null;
  device: string;
  isFinished: boolean;
  lastStepId: string | null;
  createdAt: Date;
};
type Time = { step: number; stepId: string; timeMs: number };
/** A null device means that the record is not in the rollups. */
type StoredRecord = {
  id: string;
  createdAt: Date;
  endTime: Date;
  durationMs: number;
  isFinished: boolean;
  lang: string;
  device: string | null;
};

/** Inserts a record, unless its visit has one. */
export async function insertRecord(row: RecordRow): Promise<boolean> {
  const count = await db().$executeRaw`
    INSERT INTO tracking_record (id, project_id, session_id, user_agent, start_time, end_time, duration_ms, name, email, lang, version_number, device, is_finished, last_step_id, created_at)
    SELECT ${row.id}::uuid, p.id, ${row.sessionId}::uuid, ${row.userAgent}, ${row.startTime}::timestamptz, ${row.endTime}::timestamptz, ${row.durationMs}::int,
      ${row.name}, ${row.email}, ${row.lang}, ${row.versionNumber}::int, ${row.device}, ${row.isFinished}, ${row.lastStepId}::uuid, ${row.createdAt}::timestamptz
    FROM project AS p WHERE p.id = ${row.projectId}::uuid FOR KEY SHARE
    ON CONFLICT (project_id, session_id) DO NOTHING`;
  return count === 1;
}

/** The record of a visit, locked until the transaction ends. */
export async function lockRecord(
  projectId: string,
  sessionId: string,
): Promise<StoredRecord | undefined> {
  const [stored] = await db().$queryRaw<StoredRecord[]>`
    SELECT id, created_at AS "createdAt", end_time AS "endTime", duration_ms AS "durationMs", is_finished AS "isFinished", lang, device
    FROM tracking_record WHERE project_id = ${projectId}::uuid AND session_id = ${sessionId}::uuid FOR UPDATE`;
  return stored;
}

/** Replaces a record. A known name stays: the last record of a visit may come without a token. */
export async function updateRecord(id: string, row: RecordRow): Promise<void> {
  await db().$executeRaw`
    UPDATE tracking_record SET
      user_agent = ${row.userAgent}, start_time = ${row.startTime}::timestamptz, end_time = ${row.endTime}::timestamptz, duration_ms = ${row.durationMs}::int,
      lang = ${row.lang}, version_number = ${row.versionNumber}::int, device = ${row.device}, is_finished = ${row.isFinished}, last_step_id = ${row.lastStepId}::uuid,
      name = coalesce(nullif(${row.name}, ''), name), email = coalesce(nullif(${row.email}, ''), email)
    WHERE id = ${id}::uuid`;
}

/** Deletes and returns the times of a record, in order. */
export function takeTimes(recordId: string): Promise<{ stepId: string; timeMs: number }[]> {
  return db().$queryRaw`
    WITH taken AS (DELETE FROM tracking_step WHERE record_id = ${recordId}::uuid RETURNING position, step_id, time_ms)
    SELECT step_id AS "stepId", time_ms AS "timeMs" FROM taken ORDER BY position`;
}

export async function insertTimes(recordId: string, times: Time[]): Promise<void> {
  await db().trackingStep.createMany({
    data: times.map((time, position) => ({ ...time, recordId, position })),
  });
}

/** Inserts many records with their times; the caller updates the rollups. */
export async function insertVisits(
  visits: readonly (RecordRow & { times: Time[] })[],
): Promise<void> {
  await db().trackingRecord.createMany({ data: visits.map(({ times: _times, ...row }) => row) });
  await db().trackingStep.createMany({
    data: visits.flatMap(({ id, times }) =>
      times.map((time, position) => ({ ...time, recordId: id, position })),
    ),
  });
}
