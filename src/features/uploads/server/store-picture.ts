import 'server-only';
import { createHash } from 'node:crypto';
import { inTransaction } from '@/server/db/client';
import { logger } from '@/server/logging/logger';
import type { Spooled } from '@/server/storage/spool';
import type { DirectUploads } from '@/server/storage/picture-store';
import { pictureStore } from '@/server/storage/store';
import { newStoreName } from '@/server/storage/store-name';
import { AppError } from '@/shared/http/app-error';
import { type EncodedPicture, encodePicture } from './encode-picture';
import { storeWithinQuota } from './quota/service';
import * as rows from './repository';

export type PendingFile = { id: string; creatorId: string };

type Content = EncodedPicture & { durationMs?: number };

/**
 * Stores the received bytes as the content of a pending file. Identical bytes are validated and
 * stored once, for all senders (docs/decisions/0026).
 * @param encode validates them, by default as a picture; where it makes something else of the same
 *   bytes than an upload, `sha256` must differ
 * @param within by default refuses what the account has no room for
 * @throws {AppError} upload_not_allowed when the file is gone, account_storage_full, those of
 *   `encode`, storage_full, storage_unavailable
 */
export async function storeSpooled(
  file: PendingFile,
  { sha256, read }: Spooled,
  encode: (read: Spooled['read']) => Promise<Content> = encodePicture,
  within = storeWithinQuota,
): Promise<void> {
  const known = await rows.findStoreName(sha256);
  const isKept = known !== undefined && (await pictureStore().size(known, 'full')) !== null;
  if (isKept && (await inTransaction(() => show(file, { sha256 }, within))) !== undefined) return;
  const { full, ...picture } = await encode(read);
  // Restores content that the storage has lost, under its name, for all files that show it.
  const storeName = isKept || known === undefined ? newStoreName() : known;
  await pictureStore().write(storeName, new Map([['full', full]]));
  try {
    const shown = await inTransaction(() =>
      show(file, { ...picture, sha256, storeName, sizeBytes: full.byteLength }, within),
    );
    if (shown !== storeName) await removeNow(storeName, pictureStore().remove);
  } catch (error) {
    // After a database error it is unknown whether the commit succeeded: the orphan sweep decides
    // later.
    if (error instanceof AppError && storeName !== known)
      await removeNow(storeName, pictureStore().remove);
    throw error;
  }
}

/** @returns the store name of the content; undefined when it is not stored and none was given */
async function show(
  { id, creatorId }: PendingFile,
  picture: Parameters<typeof rows.storeFile>[1],
  within: typeof storeWithinQuota,
): Promise<string | undefined> {
  const shown = await within(creatorId, () => rows.storeFile(id, picture));
  if (shown === 'gone') throw new AppError('upload_not_allowed');
  return shown?.storeName;
}

/** Received bytes that need no file. */
export const inMemory = (bytes: Buffer): Spooled => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  read: async () => bytes,
});

/** Removes the bytes of an upload, whose address does not work again. */
export const spendUpload = (direct: DirectUploads, key: string) => removeNow(key, direct.spend);

async function removeNow(name: string, remove: (name: string) => Promise<void>): Promise<void> {
  // The response does not depend on it: the orphan sweep removes later what fails now.
  await remove(name).catch((error: unknown) =>
    logger.warn('picture_not_removed', { name, reason: String(error) }),
  );
}
