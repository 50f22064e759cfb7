import 'server-only';
import { isBackupUnderWay, startBackup } from '@/server/backup/scheduled/queue';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { changeSite, readSite } from '@/server/site/settings';
import { AppError } from '@/shared/http/app-error';
import { type BackupPlace, BACKUPS_KEPT_MAX, type BackupState } from '@/shared/site/backups';
import type { BackupsPatch, BackupsView } from '../../backups/schema';
import { recordAct } from '../acts';
import type { Operator } from '../operator';
import { listBackups } from './repository';

export async function readBackups(): Promise<BackupsView> {
  const { s3, backupDir } = env();
  const rows = await listBackups(BACKUPS_KEPT_MAX);
  return {
    ...(await readSite()).backups,
    folder: backupDir,
    bucket: s3 ? `${s3.bucket}/backups` : null,
    isUnderWay: await isBackupUnderWay(),
    backups: rows.map(({ startedAt, endedAt, rehearsedAt, state, place, bytes, ...row }) => ({
      ...row,
      state: state as BackupState,
      place: place as BackupPlace,
      bytes: Number(bytes),
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      rehearsedAt: rehearsedAt?.toISOString() ?? null,
    })),
  };
}

/** @throws {AppError} validation_failed at place without a bucket */
export async function changeBackups(operator: Operator, patch: BackupsPatch): Promise<BackupsView> {
  if (patch.place === 'bucket' && !env().s3)
    throw new AppError('validation_failed', { fields: { place: { key: 'backupNoBucket' } } });
  await inTransaction(async () => {
    const { name } = await changeSite({ backups: patch });
    await recordAct(operator, {
      kind: 'backups_changed',
      subject: { kind: 'site', id: 'site', label: name },
      details: { ...patch },
    });
  });
  return readBackups();
}

/** Makes a backup in the background, unless one is under way. */
export async function backUpNow(operator: Operator): Promise<void> {
  const { name } = await readSite();
  await inTransaction(async () => {
    await startBackup();
    await recordAct(operator, {
      kind: 'backup_started',
      subject: { kind: 'site', id: 'site', label: name },
    });
  });
}
