import { chmod, opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { logger } from './logging/logger';

/** For `mkdir`: folders of the data folder that only our user can enter, whatever the umask. */
export const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;
/** For new files in the data folder. */
export const PRIVATE_FILE_MODE = 0o600;

const FOLDERS = ['files', 'imports', 'mail', 'backups'];
const FILES = ['auth-secret', 'deletions.jsonl', 'demo-sign-in.json', 'build.log', 'seed.log'];
const FOR_OTHERS = 0o077;

/**
 * Takes the rights of other users from what earlier releases, restored copies and other programs
 * left in the data folder. Touches only what the product makes: operators may keep more there. The
 * embedded PostgreSQL guards its own folder.
 */
export async function makePrivate(dataDir: string): Promise<void> {
  for (const name of FILES) await restrict(path.join(dataDir, name), PRIVATE_FILE_MODE);
  for (const name of FOLDERS) {
    const folder = path.join(dataDir, name);
    // At once for all that is in it. The walk follows only once, as it may be long.
    if (!(await restrict(folder, PRIVATE_FOLDER.mode))) continue;
    for await (const entry of await opendir(folder, { recursive: true })) {
      const place = path.join(entry.parentPath, entry.name);
      if (entry.isDirectory()) await restrict(place, PRIVATE_FOLDER.mode);
      else if (entry.isFile()) await restrict(place, PRIVATE_FILE_MODE);
    }
  }
}

/** Returns whether others had a right that they lost. */
async function restrict(place: string, mode: number): Promise<boolean> {
  try {
    if (((await stat(place)).mode & FOR_OTHERS) === 0) return false;
    await chmod(place, mode);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // File systems without rights, or another owner: the product works all the same.
    if (code !== 'ENOENT') logger.warn('data_not_private', { place, reason: code });
    return false;
  }
}
