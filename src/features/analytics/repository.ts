import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import { StepType } from '../project/constants';
import { VIEW_WINDOW_MS } from './constants';

const SHARDS = 16;

/** Whether this visitor is to be counted now; of several calls at once exactly one gets true. */
export async function claimView(projectId: string, visitorHash: string): Promise<boolean> {
  const rows = await db().$queryRaw<{ counted: boolean }[]>`
    INSERT INTO project_viewer AS v (project_id, visitor_hash, counted_at) VALUES (${projectId}::uuid, ${visitorHash}, now())
    ON CONFLICT (project_id, visitor_hash) DO UPDATE SET counted_at = now()
      WHERE v.counted_at <= now() - ${VIEW_WINDOW_MS} * interval '1 millisecond'
    RETURNING true AS counted`;
  return rows.length > 0;
}

/**
 * Adds one view. The project's own row takes it, with what waits in the shards, when nobody else is writing that row;
 * otherwise a random shard does, so that visitors of one busy project never wait for each other.
 */
export async function addView(projectId: string): Promise<void> {
  const updated = await db().$executeRaw`
    WITH free AS (SELECT id FROM project WHERE id = ${projectId}::uuid FOR NO KEY UPDATE SKIP LOCKED),
         waiting AS (SELECT project_id, shard FROM project_view_shard
                     WHERE project_id IN (SELECT id FROM free) FOR UPDATE SKIP LOCKED),
         taken AS (DELETE FROM project_view_shard AS s USING waiting AS w
                   WHERE s.project_id = w.project_id AND s.shard = w.shard RETURNING s.views)
    UPDATE project SET views = views + 1 + (SELECT coalesce(sum(taken.views), 0) FROM taken)
    WHERE id IN (SELECT id FROM free)`;
  if (updated > 0) return;
  const shard = Math.floor(Math.random() * SHARDS);
  await db().$executeRaw`
    INSERT INTO project_view_shard AS s (project_id, shard, views) VALUES (${projectId}::uuid, ${shard}, 1)
    ON CONFLICT (project_id, shard) DO UPDATE SET views = s.views + 1`;
}

/** Views counted so far, with those in the shards. */
export async function countViews(projectId: string): Promise<number> {
  const [row] = await db().$queryRaw<{ views: number }[]>`
    SELECT (p.views + coalesce((SELECT sum(s.views) FROM project_view_shard AS s WHERE s.project_id = p.id), 0))::int AS views
    FROM project AS p WHERE p.id = ${projectId}::uuid`;
  return row?.views ?? 0;
}

/** The salt of the day, the same for all instances; yesterday's hashes can be matched with nothing. */
export async function saltOf(day: string, candidate: string): Promise<string> {
  await db().$executeRaw`
    INSERT INTO setting AS s (key, value, updated_at)
    VALUES ('visitor_salt', jsonb_build_object('day', ${day}::text, 'salt', ${candidate}::text), now())
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now() WHERE s.value->>'day' < ${day}`;
  const [row] = await db().$queryRaw<{ salt: string }[]>`SELECT value->>'salt' AS salt FROM setting WHERE key = 'visitor_salt'`;
  return row?.salt ?? candidate;
}

/** Forgets who viewed what longer than a day ago. */
export async function forgetOldViewers(): Promise<void> {
  await db().$executeRaw`DELETE FROM project_viewer WHERE counted_at < now() - interval '1 day'`;
}

/** Which of these are steps of the project that one can visit; chapters are not. */
export async function findVisitable(projectId: string, stepIds: string[]): Promise<Set<string>> {
  const rows = await db().step.findMany({ where: { projectId, type: StepType.Step, id: { in: stepIds } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

type RecordRow = Omit<Prisma.TrackingRecordUncheckedCreateInput, 'steps'> & { id: string; startTime: Date; endTime: Date };

/**
 * Stores a visit, or replaces what an earlier record said of it. What arrives late and ends before what is stored changes nothing.
 * A name that was known stays: the last record of a visit may come without a token.
 * @returns its id and whether it was written; undefined when the project is gone
 */
export async function upsertRecord(row: RecordRow): Promise<{ id: string; isWritten: boolean } | undefined> {
  const { projectId, sessionId } = row;
  const [written] = await db().$queryRaw<{ id: string }[]>`
    INSERT INTO tracking_record AS r (id, project_id, session_id, user_agent, start_time, end_time, duration_ms, name, email, lang)
    SELECT ${row.id}::uuid, p.id, ${sessionId}::uuid, ${row.userAgent}, ${row.startTime}::timestamptz, ${row.endTime}::timestamptz, ${row.durationMs}::int, ${row.name}, ${row.email}, ${row.lang}
    FROM project AS p WHERE p.id = ${projectId}::uuid FOR KEY SHARE
    ON CONFLICT (project_id, session_id) DO UPDATE SET
      user_agent = excluded.user_agent, start_time = excluded.start_time, end_time = excluded.end_time, duration_ms = excluded.duration_ms, lang = excluded.lang,
      name = coalesce(nullif(excluded.name, ''), r.name), email = coalesce(nullif(excluded.email, ''), r.email)
      WHERE r.end_time <= excluded.end_time
    RETURNING id`;
  if (written) return { id: written.id, isWritten: true };
  const later = await db().trackingRecord.findUnique({ where: { projectId_sessionId: { projectId, sessionId } }, select: { id: true } });
  return later ? { id: later.id, isWritten: false } : undefined;
}

/** The times of a record, instead of those it had. */
export async function replaceTimes(recordId: string, times: { step: number; stepId: string; timeMs: number }[]): Promise<void> {
  await db().trackingStep.deleteMany({ where: { recordId } });
  await db().trackingStep.createMany({ data: times.map((time, position) => ({ ...time, recordId, position })) });
}
