import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { BACKUP_EVERY_HOURS, type BackupPlace } from '@/shared/site/backups';
import { withConnection } from '../embedded-postgres/connection';

const MB = 1_000_000;
const HOURS_A_DAY = 24;

type Facts = {
  isScheduled: boolean;
  /** The newest backup; null without one. */
  hours: number | null;
  bytes: number;
  place: BackupPlace;
  /** Why the last attempt failed; null where it did not. */
  reason: string | null;
  /** Empty after a good rehearsal; null without one. */
  rehearsal: string | null;
  rehearsedHours: number;
};
const READ_FACTS = `
  SELECT coalesce(jsonb_typeof(site.value #> '{backups,hour}') = 'number', false) AS "isScheduled",
    extract(epoch FROM now() - newest.started_at)::float8 / 3600 AS hours, coalesce(newest.bytes, 0)::float8 AS bytes,
    coalesce(newest.place, 'folder') AS place, CASE WHEN last.state = 'failed' THEN last.reason END AS reason,
    rehearsed.rehearsal, coalesce(extract(epoch FROM now() - rehearsed.rehearsed_at), 0)::float8 / 3600 AS "rehearsedHours"
  FROM (SELECT 1) AS one
    LEFT JOIN setting AS site ON site.key = 'site'
    LEFT JOIN LATERAL (SELECT * FROM site_backup WHERE state = 'done' ORDER BY started_at DESC LIMIT 1) AS newest ON true
    LEFT JOIN LATERAL (SELECT * FROM site_backup WHERE state <> 'running' ORDER BY started_at DESC LIMIT 1) AS last ON true
    LEFT JOIN LATERAL (SELECT * FROM site_backup WHERE rehearsed_at IS NOT NULL ORDER BY rehearsed_at DESC LIMIT 1) AS rehearsed ON true`;

/** Examines the backups that the product makes by itself; nothing without an answer of the database. */
export async function examineBackups(url: string): Promise<HealthFinding[]> {
  const facts = await withConnection(url, async (client) => {
    const { rows } = await client.query<Facts>(READ_FACTS);
    return rows[0];
  }).catch(() => undefined);
  return facts ? backupFindings(facts) : [];
}

export function backupFindings(facts: Facts): HealthFinding[] {
  const { rehearsal, rehearsedHours } = facts;
  const found = [lastBackup(facts)];
  if (rehearsal === '')
    found.push(healthFinding('rehearsalGood', { days: Math.floor(rehearsedHours / HOURS_A_DAY) }));
  else if (rehearsal !== null) found.push(healthFinding('rehearsalFailed', { problem: rehearsal }));
  return found;
}

function lastBackup({ isScheduled, hours, bytes, place, reason }: Facts): HealthFinding {
  if (reason !== null && isScheduled) return healthFinding('backupFailed', { reason });
  if (!isScheduled) return healthFinding('backupOff');
  if (hours === null) return healthFinding('backupNone');
  const values = { hours: Math.floor(hours) };
  if (hours > 2 * BACKUP_EVERY_HOURS) return healthFinding('backupOld', values);
  return healthFinding('backupGood', { ...values, mb: Math.ceil(bytes / MB), place });
}
