import { access } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endSessionsOfBackup, replayDeletions } from '../src/features/account/server/replay';
import { type About, type Complete, totalRows } from '../src/server/backup/contents';
import { checkBackup, restoreBackup } from '../src/server/backup/restore';
import { closeDb } from '../src/server/db/client';
import { JOURNAL, mergeJournals, readDeletions } from '../src/server/deletion-journal';
import { env, EnvError, parseEnv } from '../src/server/env/env';
import { loadEnvFile } from '../src/server/env/env-file';
import { PlainError } from '../src/server/plain-error';
import { prepareDataDir } from '../src/server/start/data-dir';
import { openDatabase } from '../src/server/start/database';
import { migrate } from '../src/server/start/migrations';
import { pictureStore, storageWords } from '../src/server/storage/store';
import { makeProgress } from './import/progress';

const OPTIONS = {
  check: { type: 'boolean', default: false },
  'keep-pictures': { type: 'boolean', default: false },
  deletions: { type: 'string', multiple: true, default: [] as string[] },
} as const;
const STOPPED = 130;
const USAGE = 'Usage: npm run restore -- FILE [--check | [--keep-pictures] [--deletions FILE]…]';

function readArguments() {
  try {
    const {
      positionals: [file, ...others],
      values,
    } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (file === undefined || others.length > 0)
      throw new Error('Name the one backup that is to be restored.');
    return {
      file,
      isCheck: values.check,
      keepPictures: values['keep-pictures'],
      journals: values.deletions,
    };
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error), USAGE);
  }
}

const counts = (complete: Complete) =>
  `${totalRows(complete)} rows and ${complete.pictures} pictures`;
const madeAt = ({ takenAt }: About) => `as they were at ${takenAt}`;
const say = (words: string) => void process.stdout.write(`${words}\n`);
const progress = makeProgress(process.stderr);
const rootDir = process.cwd();
// So that an embedded database that was started for this also stops; by then nothing or everything
// was committed.
process.once('SIGINT', () => process.exit(STOPPED));

async function restore(file: string, keepPictures: boolean, given: string[]): Promise<void> {
  // Verified completely before anything is opened: a damaged file leaves not even an empty
  // database.
  const backup = await checkBackup(file, rootDir);
  for (const journal of given) {
    await access(journal).catch((cause: Error) => {
      throw new PlainError(
        `${journal} cannot be read: ${cause.message}.`,
        'Check the path and its permissions.',
        { kept: 'Nothing was changed.', cause },
      );
    });
  }
  const { about, complete } = backup;
  loadEnvFile(process.cwd());
  const { databaseUrl, dataDir } = parseEnv(process.env);
  await prepareDataDir(dataDir);
  const database = await openDatabase(databaseUrl, dataDir);
  process.env.DATABASE_URL = database.url;
  try {
    const foreign = await restoreBackup(backup, {
      databaseUrl: database.url,
      store: pictureStore(),
      keepPictures,
      onProgress: progress.show,
    });
    progress.clear();
    const [main] = env().storages;
    say(
      `Restored ${counts(complete)} ${madeAt(about)} into ${databaseUrl === undefined && main === 'disk' ? dataDir : `the database and ${storageWords(main)}`}.`,
    );
    if (foreign.length > 0)
      say(`Tables that are none of the product's were left out: ${foreign.join(', ')}.`);
    if (complete.missing > 0)
      say(`${complete.missing} pictures were not whole when the backup was made.`);
    await migrate(database.url, {
      rootDir,
      note: (words) => say(`Afterwards: ${words}.`),
    });
    await endSessionsOfBackup();
    await keepToDeletions(about.takenAt, [
      ...given,
      path.join(path.dirname(file), JOURNAL),
      path.join(dataDir, JOURNAL),
    ]);
    say(
      'Start it with npm start. Everybody has to sign in again. Passwords, access tokens and webhooks are those of the backup, also if they were changed or removed since: see docs/operations.md.',
    );
  } finally {
    await closeDb();
    await database.stop();
  }
}

/**
 * Deletes accounts and guides again that were deleted or unpublished after the backup, here or
 * where it was made.
 */
async function keepToDeletions(takenAt: string, journals: string[]): Promise<void> {
  const deletions = await readDeletions(journals);
  const count = await replayDeletions(deletions, takenAt);
  await mergeJournals(journals);
  say(
    deletions.length > 0
      ? `${count} of ${deletions.length} known deletions of accounts and guides, and guides taken from the public, were repeated.`
      : `No ${JOURNAL} tells which accounts and guides were deleted or taken from the public since: see docs/operations.md.`,
  );
}

try {
  const { file, isCheck, keepPictures, journals } = readArguments();
  if (isCheck) {
    const { about, complete } = await checkBackup(file, rootDir);
    say(`${file} is whole: ${counts(complete)} ${madeAt(about)}.`);
  } else await restore(file, keepPictures, journals);
} catch (error) {
  progress.clear();
  if (!(error instanceof PlainError) && !(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
