import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '../env/env';
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER } from '../private-files';
import { asStorageError } from './storage-error';

/** Bytes on the disk that wait to be processed. */
export type Spooled = {
  /** In hexadecimal. */
  sha256: string;
  read: () => Promise<Buffer>;
};

/**
 * Spools arriving bytes to the disk for the duration of `work`, so that slow or queued uploads take
 * no memory. After a crash, the sweep of drafts removes them.
 * @throws {AppError} storage_full, storage_unavailable
 */
export async function withSpooled<T>(
  bytes: AsyncIterable<Buffer>,
  work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  const folder = path.join(env().dataDir, 'files', 'drafts');
  const place = path.join(folder, `${Date.now()}-${randomBytes(8).toString('hex')}-sent`);
  const hash = createHash('sha256');
  try {
    await mkdir(folder, PRIVATE_FOLDER).catch(orRefused);
    const file = await open(place, 'wx', PRIVATE_FILE_MODE).catch(orRefused);
    try {
      for await (const block of bytes) {
        hash.update(block);
        await file.writeFile(block).catch(orRefused);
      }
    } finally {
      await file.close();
    }
    return await work({ sha256: hash.digest('hex'), read: () => readFile(place) });
  } finally {
    await rm(place, { force: true });
  }
}

function orRefused(error: NodeJS.ErrnoException): never {
  throw asStorageError(error);
}
