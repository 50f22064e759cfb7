import { access } from 'node:fs/promises';
import path from 'node:path';
import { endSessionsOfBackup, replayDeletions } from '../src/features/account/server/replay';
import { type About, type Complete, totalRows } from '../src/server/backup/contents';
import { checkBackup, restoreBackup } from '../src/server/backup/restore';
import { closeDb } from '../src/server/db/client';
import {
  JOURNAL,
  mergeJournals,
  readDeletions,
} from '../src/features/account/server/journal/journal';
import { env, parseEnv } from '../src/server/env/env';
import { loadEnvFile } from '../src/server/env/env-file';
import { PlainError } from '../src/server/plain-error';
import { prepareDataDir } from '../src/server/start/data-dir';
import { openDatabase } from '../src/server/start/database';
import { migrate } from '../src/server/start/migrations';
import { pictureStore, storageWords } from '../src/server/storage/store';
import type { Progress } from './import/progress';

interface RestoreOptions {
  rootDir: string;
  /** Accepts a storage that already holds pictures of this backup. */
  keepPictures: boolean;
  /** Further journals of deletions. */
  journals: string[];
  say: (words: string) => void;
  progress: Progress;
}

/** Size of a backup, in words. */
export const counts = (complete: Complete) =>
  `${totalRows(complete)} rows and ${complete.pictures} pictures`;
/** The moment of a backup, for people. */
export const madeAt = ({ takenAt }: About) => `as they were at ${takenAt}`;

/**
 * Restores a backup where the environment and `.env` name a database and a storage.
 * @returns what the backup holds, and how many changes since then were repeated
 * @throws {PlainError} with the obstacle
 */
export async function restoreInPlace(
  file: string,
  { rootDir, keepPictures, journals, say, progress }: RestoreOptions,
): Promise<{ complete: Complete; repeated: number }> {
  // Verified completely before anything is opened: a damaged file leaves not even an empty
  // database.
  const backup = await checkBackup(file, rootDir);
  for (const journal of journals) {
    await access(journal).catch((cause: Error) => {
      throw new PlainError(
        `${journal} cannot be read: ${cause.message}.`,
        'Check the path and its permissions.',
        { kept: 'Nothing was changed.', cause },
      );
    });
  }
  const { about, complete } = backup;
  loadEnvFile(rootDir);
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
    const known = [
      ...journals,
      path.join(path.dirname(file), JOURNAL),
      path.join(dataDir, JOURNAL),
    ];
    return { complete, repeated: await keepToDeletions(about.takenAt, known, say) };
  } finally {
    await closeDb();
    await database.stop();
  }
}

/**
 * Deletes accounts and guides again that were deleted or unpublished after the backup, here or
 * where it was made.
 */
async function keepToDeletions(
  takenAt: string,
  journals: string[],
  say: RestoreOptions['say'],
): Promise<number> {
  const deletions = await readDeletions(journals);
  const count = await replayDeletions(deletions, takenAt);
  await mergeJournals(journals);
  say(
    deletions.length > 0
      ? `${count} of ${deletions.length} known deletions of accounts and guides, and guides taken from the public, were repeated.`
      : `No ${JOURNAL} tells which accounts and guides were deleted or taken from the public since: see docs/operations.md.`,
  );
  return count;
}
