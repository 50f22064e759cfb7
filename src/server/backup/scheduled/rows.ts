import 'server-only';
import type { BackupPlace, BackupState } from '@/shared/site/backups';
import { db } from '../../db/client';

/** A run to make a backup. */
export type BackupRun = { id: string; place: BackupPlace; name: string };

const RUN = { id: true, place: true, name: true } as const;
const asRuns = (rows: { id: string; place: string; name: string }[]) => rows as BackupRun[];

/**
 * Reports by the database's clock whether a backup is due: there is none since the last full hour
 * of that number in UTC, and no attempt failed within an hour.
 */
export async function isBackupDue(hour: number): Promise<boolean> {
  const [row] = await db().$queryRaw<{ isDue: boolean }[]>`
    WITH today AS (SELECT date_trunc('day', now() AT TIME ZONE 'UTC') + ${hour}::int * interval '1 hour' AS at),
    slot AS (SELECT (at - CASE WHEN at > now() AT TIME ZONE 'UTC' THEN interval '1 day' ELSE interval '0' END) AT TIME ZONE 'UTC' AS at FROM today)
    SELECT NOT EXISTS (SELECT FROM site_backup, slot
      WHERE (state <> 'failed' AND started_at >= slot.at) OR (state = 'failed' AND started_at > now() - interval '1 hour')) AS "isDue"`;
  return row?.isDue ?? false;
}

export async function beginRun(run: Omit<BackupRun, 'id'>): Promise<BackupRun> {
  const { id } = await db().siteBackup.create({
    data: { ...run, state: 'running' },
    select: { id: true },
  });
  return { id, ...run };
}

export async function endRun(
  { id }: BackupRun,
  result: { state: Exclude<BackupState, 'running'>; bytes?: number; reason?: string },
): Promise<void> {
  const { state, bytes = 0, reason = '' } = result;
  await db()
    .$executeRaw`UPDATE site_backup SET state = ${state}, bytes = ${bytes}::bigint, reason = ${reason}, ended_at = now() WHERE id = ${id}::uuid`;
}

export async function deleteRun({ id }: BackupRun): Promise<void> {
  await db().siteBackup.deleteMany({ where: { id } });
}

/** Runs that a killed process left, and copies of bucket backups that it may have left here. */
export async function listBroken(): Promise<BackupRun[]> {
  return asRuns(
    await db().siteBackup.findMany({
      where: { OR: [{ state: 'running' }, { place: 'bucket' }] },
      select: RUN,
    }),
  );
}

export async function failBroken(): Promise<void> {
  await db()
    .$executeRaw`UPDATE site_backup SET state = 'failed', reason = 'The process ended.', ended_at = now() WHERE state = 'running'`;
}

/** Backups beyond the newest ones. */
export async function listBeyond(kept: number): Promise<BackupRun[]> {
  return asRuns(
    await db().siteBackup.findMany({
      where: { state: 'done' },
      orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
      skip: kept,
      select: RUN,
    }),
  );
}

/** Forgets failures of two months ago. */
export async function deleteOldFailures(): Promise<void> {
  await db()
    .$executeRaw`DELETE FROM site_backup WHERE state = 'failed' AND started_at < now() - interval '60 days'`;
}

/** @returns whether no backup was rehearsed for a week */
export async function isRehearsalDue(): Promise<boolean> {
  const [row] = await db().$queryRaw<{ isDue: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM site_backup WHERE rehearsed_at > now() - interval '6 days 12 hours') AS "isDue"`;
  return row?.isDue ?? false;
}

/** @param problem empty when the rehearsal was good */
export async function recordRehearsal({ id }: BackupRun, problem: string): Promise<void> {
  await db()
    .$executeRaw`UPDATE site_backup SET rehearsed_at = now(), rehearsal = ${problem} WHERE id = ${id}::uuid`;
}

/** Age and size of the newest backup, for metrics. */
export async function findNewest(): Promise<{ ageS: number; bytes: number } | undefined> {
  const [row] = await db().$queryRaw<{ ageS: number; bytes: number }[]>`
    SELECT extract(epoch FROM now() - started_at)::float8 AS "ageS", bytes::float8 AS bytes
    FROM site_backup WHERE state = 'done' ORDER BY started_at DESC LIMIT 1`;
  return row;
}
