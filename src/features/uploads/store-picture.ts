import 'server-only';
import { afterCommit, inTransaction } from '@/server/db/client';
import { logger } from '@/server/logger';
import type { Spooled } from '@/server/storage/spool';
import { pictureStore } from '@/server/storage/store';
import { newStoreName } from '@/server/storage/store-name';
import { forgetStoreNames } from '@/server/storage/store-names';
import { AppError } from '@/shared/app-error';
import { encodePicture } from './encode-picture';
import { storeWithinQuota } from './quota/service';
import * as rows from './repository';

/** An upload that was promised, and to whom. */
export type PendingFile = { id: string; creatorId: string };

/**
 * Makes the received bytes the picture of a promised file. The same bytes are checked and stored once, whoever sends them;
 * the file then shows what is there already (docs/decisions/0026).
 * @param isImported see encodePicture; its `sha256` then has to be another one than that of the same bytes sent by an upload
 * @throws {AppError} upload_not_allowed when the file is gone meanwhile, account_storage_full, picture_*, storage_full, storage_unavailable
 */
export async function storeSpooledPicture(
  file: PendingFile,
  { sha256, read }: Spooled,
  isImported = false,
): Promise<void> {
  const known = await rows.findStoreName(sha256);
  const isKept = known !== undefined && (await pictureStore().size(known, 'full')) !== null;
  if (isKept && (await inTransaction(() => show(file, { sha256 }))) !== undefined) return;
  const { full, ...picture } = await encodePicture(read, isImported);
  // What the storage has lost comes back under its name, for all who show it.
  const storeName = isKept || known === undefined ? newStoreName() : known;
  await pictureStore().write(storeName, new Map([['full', full]]));
  try {
    const shown = await inTransaction(() =>
      show(file, { ...picture, sha256, storeName, sizeBytes: full.byteLength }),
    );
    if (shown !== storeName) await removePictures([storeName]);
  } catch (error) {
    // After an error of the database nobody can say whether it has committed: the sweep of orphans will know.
    if (error instanceof AppError && storeName !== known) await removePictures([storeName]);
    throw error;
  }
}

/** @returns the name under which it is stored; undefined when it is not, and nothing was given for it */
async function show(
  { id, creatorId }: PendingFile,
  picture: Parameters<typeof rows.storeFile>[1],
): Promise<string | undefined> {
  const shown = await storeWithinQuota(creatorId, () => rows.storeFile(id, picture));
  if (shown === 'gone') throw new AppError('upload_not_allowed');
  return shown?.storeName;
}

/** Removes what is stored of files whose rows go in the transaction under way, once it is committed, where nothing else shows it. */
export async function removeStored({ keys, storeNames, unstored }: rows.Released): Promise<void> {
  await afterCommit(async () => {
    await forgetStoreNames(keys);
    await removePictures(storeNames);
    await discardUploads(unstored);
  });
}

/** Removes uploads that browsers have sent to the storage itself. */
export async function discardUploads(keys: readonly string[]): Promise<void> {
  const { direct } = pictureStore();
  if (direct) await removeEach(keys, direct.discard);
}

const removePictures = (storeNames: readonly string[]) =>
  removeEach(storeNames, pictureStore().remove);

async function removeEach(
  names: readonly string[],
  remove: (name: string) => Promise<void>,
): Promise<void> {
  for (const name of names) {
    // The answer is a promise already kept: what the storage refuses to remove now, the sweep of orphans removes later.
    await remove(name).catch((error: unknown) =>
      logger.warn('picture_not_removed', { name, reason: String(error) }),
    );
  }
}
