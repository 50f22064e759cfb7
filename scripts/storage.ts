import { parseArgs } from 'node:util';
import { type MoveReport, movePictures } from '../src/features/uploads/server/move/service';
import { closeDb } from '../src/server/db/client';
import { isDatabaseUnavailable } from '../src/server/db/unavailable';
import { env, EnvError } from '../src/server/env/env';
import { PlainError } from '../src/server/plain-error';
import { storageProblems } from '../src/server/storage/start-storage';
import { storageFailureWords } from '../src/server/storage/storage-error';
import { storageWords } from '../src/server/storage/store';
import { AppError } from '../src/shared/http/app-error';
import { type PictureStorage, STORAGES } from '../src/shared/pictures/storage-settings';
import { connectDatabase } from './database';
import { makeProgress } from './import/progress';

const USAGE = `Usage: npm run storage -- move --to ${STORAGES.join('|')} [--from ${STORAGES.join('|')}]`;
const OPTIONS = { to: { type: 'string' }, from: { type: 'string' } } as const;
const STOPPED = 130;
const TOLD_MAX = 20;
const MB = 1_000_000;
const REPEAT = 'Every picture is in one of the storages and is shown. Run it again to go on.';

function readArguments(): { to: PictureStorage; from: PictureStorage | undefined } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (positionals.join(' ') !== 'move') throw new Error('Say what to do: move.');
    const to = storageIn(values.to);
    if (!to) throw new Error('Say where to: --to.');
    return { to, from: storageIn(values.from) };
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

function storageIn(name: string | undefined): PictureStorage | undefined {
  const storage = STORAGES.find((known) => known === name);
  if (name !== undefined && !storage) throw new Error(`There is no storage ${name}.`);
  return storage;
}

function printReport(
  { pictures, bytes, orphaned, fresh, differing, missing }: MoveReport,
  to: PictureStorage,
) {
  const say = (words: string) => void process.stdout.write(`${words}\n`);
  const few = (names: string[]) =>
    names.slice(0, TOLD_MAX).join(', ') + (names.length > TOLD_MAX ? ' …' : '');
  say(
    `${pictures} ${pictures === 1 ? 'picture' : 'pictures'} (${(bytes / MB).toFixed(1)} MB) moved to ${storageWords(to)}, each compared by its hash.`,
  );
  if (orphaned > 0) say(`${orphaned} that nothing shows any more were removed.`);
  if (fresh.length > 0)
    say(
      `${fresh.length} were stored a moment ago or belong to nothing yet, and stay: ${few(fresh)}. Run it again tomorrow.`,
    );
  if (differing.length > 0)
    say(
      `${differing.length} have other bytes there: ${few(differing)}. Both copies stay; the product shows the new storage's.`,
    );
  if (missing.length > 0)
    say(
      `${missing.length} of the database are not in ${storageWords(to)}: ${few(missing)}. If another storage has them, move them from there too; otherwise restore a backup. Keep the settings of every storage until then.`,
    );
  if (fresh.length + differing.length + missing.length === 0)
    say('Nothing is left in the old storage: its settings can go.');
}

const controller = new AbortController();
process.once('SIGINT', () => controller.abort()).once('SIGTERM', () => controller.abort());
const progress = makeProgress(process.stderr);
try {
  const { to, from } = readArguments();
  const database = await connectDatabase();
  try {
    const [problem] = await storageProblems();
    if (problem)
      throw new PlainError(problem, 'Then run it again.', { kept: 'Nothing was moved.' });
    const { databaseUrl = '' } = env();
    const report = await movePictures({
      databaseUrl,
      to,
      from,
      onProgress: progress.show,
      signal: controller.signal,
    });
    progress.clear();
    printReport(report, to);
  } finally {
    await closeDb();
    await database.stop();
  }
} catch (error) {
  progress.clear();
  const explained =
    error instanceof PlainError || error instanceof EnvError
      ? error.message
      : error instanceof AppError
        ? `${storageFailureWords(error)} ${REPEAT}`
        : isDatabaseUnavailable(error)
          ? `The database cannot be reached any more. ${REPEAT}`
          : undefined;
  if (controller.signal.aborted) {
    process.stderr.write(`Stopped. ${REPEAT}\n`);
    process.exitCode = STOPPED;
  } else if (explained !== undefined) {
    process.stderr.write(`${explained}\n`);
    process.exitCode = 1;
  } else throw error;
}
