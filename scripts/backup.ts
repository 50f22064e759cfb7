import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '../src/shared/http/app-error';
import { type BackupReport, placeOf, writeBackup } from '../src/server/backup/backup';
import { totalRows } from '../src/server/backup/contents';
import { JOURNAL, mergeJournals } from '../src/features/account/server/journal/journal';
import { env, EnvError } from '../src/server/env/env';
import { PlainError } from '../src/server/plain-error';
import { pictureStore } from '../src/server/storage/store';
import { connectDatabase } from './database';
import { makeProgress } from './import/progress';

const USAGE = 'Usage: npm run backup [-- FOLDER | -- FILE.tar]';
const STOPPED = 130;
const TOLD_MAX = 20;
const MB = 1_000_000;

function readPlace(): string | undefined {
  try {
    const {
      positionals: [place, ...others],
    } = parseArgs({ allowPositionals: true });
    if (others.length > 0) throw new Error('There is one place for a backup.');
    return place;
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

function printReport({
  file,
  takenAt,
  rows,
  pictures,
  pictureBytes,
  removed,
  lost,
}: BackupReport): void {
  const few = (names: string[]) =>
    names.slice(0, TOLD_MAX).join(', ') + (names.length > TOLD_MAX ? ' …' : '');
  const counts = `${totalRows({ rows })} rows of ${Object.keys(rows).length} tables and ${pictures} ${pictures === 1 ? 'picture' : 'pictures'} (${(pictureBytes / MB).toFixed(1)} MB)`;
  process.stdout.write(
    `${file}\nholds ${counts} as they were at ${takenAt.toISOString()}. Copy it to another machine, and keep AUTH_SECRET (or DATA_DIR/auth-secret) apart from it.\n`,
  );
  if (removed.length > 0)
    process.stdout.write(
      `${removed.length} pictures were deleted in the product while the backup was made: ${few(removed)}.\n`,
    );
  if (lost.length > 0)
    process.stderr.write(
      `${lost.length} pictures are not in the storage although the database tells of them: ${few(lost)}. The backup is without them.\n`,
    );
}

const controller = new AbortController();
process.once('SIGINT', () => controller.abort()).once('SIGTERM', () => controller.abort());
const progress = makeProgress(process.stderr);
try {
  const argument = readPlace();
  const database = await connectDatabase();
  try {
    const { databaseUrl = '', dataDir } = env();
    const file = await placeOf(argument ?? path.join(dataDir, 'backups'), new Date());
    const report = await writeBackup(file, {
      databaseUrl,
      store: pictureStore(),
      onProgress: progress.show,
      signal: controller.signal,
    });
    // Next to the backups, so that restoring an older one does not restore what was deleted
    // before a newer one.
    await mergeJournals([path.join(dataDir, JOURNAL), path.join(path.dirname(file), JOURNAL)]);
    progress.clear();
    printReport(report);
  } finally {
    await database.stop();
  }
} catch (error) {
  progress.clear();
  if (controller.signal.aborted) {
    process.stderr.write('Stopped. No backup was made.\n');
    process.exitCode = STOPPED;
  } else if (error instanceof PlainError || error instanceof EnvError) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } else if (error instanceof AppError) {
    process.stderr.write(
      'The storage of pictures does not answer. No backup was made. Correct the cause and start again.\n',
    );
    process.exitCode = 1;
  } else throw error;
}
