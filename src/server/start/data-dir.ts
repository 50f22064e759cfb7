import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error';
import { makePrivate } from '../private-files';

/** The start refuses a disk with less. */
export const MIN_FREE_BYTES = 100 * 1024 * 1024;

/**
 * Creates the data folder, checks that it is writable and keeps other users out of what is in it.
 * @throws {PlainError} when it is not, or the disk is nearly full
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, '.write-test');
  try {
    // Under root, PostgreSQL runs as another user, which has to traverse it.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await writeFile(probe, 'ok');
    await rm(probe);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw cause;
    throw new PlainError(
      `The data folder ${dataDir} cannot be written (${code}).`,
      'Give this user the right to write there, or set DATA_DIR to a folder that it may write.',
      { kept: 'Nothing was changed.', cause },
    );
  }
  await makePrivate(dataDir);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < MIN_FREE_BYTES) {
    throw new PlainError(
      `The disk of ${dataDir} is nearly full: ${Math.floor((bavail * bsize) / 1024 / 1024)} MB are left.`,
      'Free some space (100 MB at least) and start again.',
      { kept: 'What is stored is kept.' },
    );
  }
}
