import 'server-only';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { cutText } from '@/shared/text/letters';
import { env } from '../../env/env';
import { enqueue, findJobs, type Queue } from '../../jobs/queue';
import { logger } from '../../logging/logger';
import { PlainError } from '../../plain-error';
import { PRIVATE_FOLDER } from '../../private-files';
import { readSite } from '../../site/settings';
import { MIN_FREE_BYTES } from '../../start/data-dir';
import { backupName } from '../backup';
import { putBesideBackups, removeFromBucket, sendToBucket } from './bucket';
import * as rows from './rows';

const JOB = { queue: 'backup', key: 'site' };
const LEASE_MS = 60_000;
const REASON_MAX = 500;
const UNIQUE_BYTES = 3;
/** A database in it may still be ending. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/** Steps of a backup that run in processes of their own. */
export type BackupCommands = {
  /** Writes the backup to a new file. */
  make: (file: string, signal: AbortSignal) => Promise<void>;
  /**
   * Uses an empty folder for the copy.
   * @throws what the rehearsal found
   */
  rehearse: (file: string, options: { folder: string; signal: AbortSignal }) => Promise<void>;
  /** Called after a failure of either. */
  failed: () => Promise<void>;
  /** Name of the journal of deletions, which is kept beside the backups. */
  journal: string;
};

/**
 * Makes backups of the site, one at a time over all instances (docs/decisions/0149). A failure is
 * noted, and the schedule tries again after an hour.
 */
export const backupQueue = (commands: BackupCommands): Queue => ({
  name: JOB.queue,
  metric: 'backUp',
  concurrency: 1,
  leaseMs: LEASE_MS,
  backoffMs: [],
  run: (_job, signal) => backUp(commands, signal),
  failed: (_job, error) => logger.error('backup_failed', error),
});

/** Starts the backup that is due by the schedule of the site, if there is one. */
export async function scheduleBackups(): Promise<void> {
  const { hour } = (await readSite()).backups;
  if (hour !== null && (await rows.isBackupDue(hour))) await startBackup();
}

/** Starts a backup, unless one is under way. */
export async function startBackup(): Promise<void> {
  if (!(await isBackupUnderWay())) await enqueue(JOB);
}

export const isBackupUnderWay = async (): Promise<boolean> =>
  (await findJobs(JOB.queue, [JOB.key])).size > 0;

/** A name that no backup by hand has, even of the same second: a failure removes the file. */
const newName = () =>
  backupName(new Date()).replace('.tar', `-${randomBytes(UNIQUE_BYTES).toString('hex')}.tar`);

const inFolder = (name: string) => path.join(env().backupDir, name);

/** File of a backup in the folder; of one for the bucket until it is there. */
const localFile = ({ place, name }: Pick<rows.BackupRun, 'place' | 'name'>) =>
  inFolder(place === 'bucket' ? `sending-${name}` : name);

async function backUp(commands: BackupCommands, signal: AbortSignal) {
  await clearBroken();
  const { place, keep, rehearse } = (await readSite()).backups;
  const run = await rows.beginRun({ place, name: newName() });
  const file = localFile(run);
  try {
    await requireRoom();
    await commands.make(file, signal);
    const { size: bytes } = await stat(file);
    if (place === 'bucket') await copyToBucket(file, run.name, commands.journal, signal);
    await rows.endRun(run, { state: 'done', bytes });
    logger.info('backup_made', { name: run.name, place, bytes });
  } catch (error) {
    await removeLocal(run);
    // The product stops: the next start makes it.
    if (signal.aborted) {
      await rows.deleteRun(run);
      return { delayMs: 0 };
    }
    const reason = cutText((error as Error).message, REASON_MAX);
    await rows.endRun(run, { state: 'failed', reason });
    logger.error('backup_failed', reason);
    await commands.failed();
    return undefined;
  }
  await removeBeyond(keep);
  if (rehearse && (await rows.isRehearsalDue())) await rehearseRun(run, commands, signal);
  if (place === 'bucket') await removeLocal(run);
  return undefined;
}

/**
 * Refuses what would fill the disk, on which the embedded database may be: as much as the newest
 * backup and what the product needs must be free.
 */
async function requireRoom(): Promise<void> {
  const { backupDir } = env();
  await mkdir(backupDir, PRIVATE_FOLDER);
  const { bavail, bsize } = await statfs(backupDir);
  const { bytes = 0 } = (await rows.findNewest()) ?? {};
  if (bavail * bsize < bytes + 2 * MIN_FREE_BYTES)
    throw new PlainError(`There is no room left in ${backupDir}.`, 'Free some space.');
}

async function copyToBucket(file: string, name: string, journal: string, signal: AbortSignal) {
  await sendToBucket(file, name, signal);
  const deletions = await readFile(inFolder(journal)).catch(() => undefined);
  if (deletions) await putBesideBackups(journal, deletions);
}

async function rehearseRun(
  run: rows.BackupRun,
  { rehearse, failed }: BackupCommands,
  signal: AbortSignal,
): Promise<void> {
  const folder = path.join(env().dataDir, 'rehearsal');
  try {
    // A killed rehearsal leaves its copy.
    await rm(folder, REMOVAL);
    // Under root, PostgreSQL runs as another user, which has to traverse it.
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await rehearse(localFile(run), { folder, signal });
    await rows.recordRehearsal(run, '');
  } catch (error) {
    if (signal.aborted) return;
    const reason = cutText((error as Error).message, REASON_MAX);
    logger.error('rehearsal_failed', reason);
    await rows.recordRehearsal(run, reason);
    await failed();
  } finally {
    await rm(folder, REMOVAL).catch(() => undefined);
  }
}

/**
 * Removes what a killed process left. A file in the folder is whole, as it gets its name at the end:
 * it may be the one from which the site was restored, which was being made in its own copy of the
 * database.
 */
async function clearBroken(): Promise<void> {
  for (const run of await rows.listBroken()) {
    const whole = run.place === 'folder' && (await stat(localFile(run)).catch(() => undefined));
    if (whole) await rows.endRun(run, { state: 'done', bytes: whole.size });
    else await removeLocal(run);
  }
  await rows.failBroken();
  await rows.deleteOldFailures();
}

async function removeLocal(run: rows.BackupRun): Promise<void> {
  const file = localFile(run);
  for (const each of [file, `${file}.part`]) await rm(each, { force: true });
}

/** Removes the oldest backups that the product made itself; one that resists is tried again. */
async function removeBeyond(kept: number): Promise<void> {
  for (const run of await rows.listBeyond(kept))
    try {
      await (run.place === 'bucket' ? removeFromBucket(run.name) : removeLocal(run));
      await rows.deleteRun(run);
    } catch (error) {
      logger.warn('backup_not_removed', { name: run.name, reason: (error as Error).message });
    }
}
