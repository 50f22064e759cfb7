import 'server-only';
import { Readable } from 'node:stream';
import { invalidateTags } from '@/server/cache/invalidate-tags';
import { pictureTag } from '@/server/cache/invalidation';
import { inTransaction } from '@/server/db/client';
import { env } from '@/server/env/env';
import { isWithinLimit } from '@/server/rate-limit';
import { withSpooled } from '@/server/storage/spool';
import { directUploads, pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { AppError, fieldError } from '@/shared/http/app-error';
import type { Actor } from '@/features/auth/server/actor';
import { type FileKind, SIGNED_REQUEST_MS, type UploadKey } from '../constants';
import { ensureDecoderCapacity } from './decoding';
import { maxBytesOf, newKey, storeUpload, validated } from './upload-kinds';
import { inMemory, type PendingFile, spendUpload } from './store-picture';
import { registeredType } from '@/shared/pictures/picture-formats';
import { signWithinQuota } from './quota/service';
import * as rows from './repository';
import type { ClipSignInput, SignInput, SignResponse } from '../schema';
import { signRequest, verifyRequest } from './signed-request';

/**
 * Signs one upload (docs/reference/files.md#uploads).
 * @throws {AppError} too_many_uploads past 200 pictures or 20 clips an hour, account_storage_full, storage_unavailable
 */
export async function signUpload(
  actor: Actor,
  kind: FileKind,
  { fileName, fileType, fileSize }: SignInput | ClipSignInput,
): Promise<SignResponse> {
  const limit = kind === 'clip' ? 'clip' : 'upload';
  // Counted separately from files: rejected, replaced and removed uploads count too.
  const isWithin = await isWithinLimit({ name: limit, by: actor.creatorId });
  if (!isWithin) throw new AppError('too_many_uploads');
  const key = newKey();
  const until = new Date(Date.now() + SIGNED_REQUEST_MS);
  // An empty file goes to the product, which refuses it as no picture.
  const bytes = fileSize || undefined;
  const direct = await pictureStore().direct?.sign(key, {
    contentType: fileType,
    maxBytes: maxBytesOf(fileType),
    bytes,
    until,
  });
  const { url, headers } = direct ?? {
    url: await signRequest(key, fileType),
    headers: { 'Content-Type': fileType },
  };
  await inTransaction(() =>
    signWithinQuota(actor.creatorId, () =>
      rows.insertSigned({
        key,
        creatorId: actor.creatorId,
        kind,
        name: fileName,
        contentType: fileType,
        signedUntil: until,
        sizeBytes: direct ? (bytes ?? maxBytesOf(fileType)) : null,
      }),
    ),
  );
  return { returnData: { signedRequest: url, headers, key } };
}

export type IncomingUpload = {
  key: string;
  token: string;
  contentType: string | null;
  declaredBytes: number | null;
  body: AsyncIterable<Uint8Array>;
};

/**
 * Receives the bytes of a signed upload. After success they are on disk; after an error nothing is
 * stored.
 * @throws {AppError} upload_not_allowed, upload_spent, upload_incomplete, unsupported_media_type,
 *   file_too_large, picture_*, overloaded, account_storage_full, storage_full
 */
export async function receiveUpload({
  key,
  token,
  contentType,
  declaredBytes,
  body,
}: IncomingUpload): Promise<{ key: string }> {
  const signedType = await verifyRequest(key, token);
  if (!signedType) throw new AppError('upload_not_allowed');
  if (registeredType(contentType ?? '') !== signedType)
    throw new AppError('unsupported_media_type');
  if (declaredBytes !== null && declaredBytes > maxBytesOf(signedType))
    throw new AppError('file_too_large');
  ensureDecoderCapacity();
  const file = await rows.claimSigned(key);
  if (!file) throw new AppError('upload_spent');
  try {
    await withSpooled(validated(body, signedType), (received) =>
      storeUpload(file, received, signedType),
    );
    return { key };
  } catch (error) {
    await rows.deleteFile(file.id);
    throw error;
  }
}

// Responses contain the address of a stored picture; sent back, it means the same as its key.
const keyIn = (url: string) =>
  url.startsWith(`${env().publicUrl}/files/`) ? url.slice(`${env().publicUrl}/files/`.length) : url;

/**
 * Stores direct uploads when their owner is saved. Call this before the transaction that attaches
 * them: fetching and decoding must hold no lock. Does nothing without direct uploads, or for keys
 * that are not pending uploads of this creator. Stores nothing of an invalid one; during an outage
 * of the storage the upload waits there.
 * @throws {AppError} file_too_large, unsupported_media_type, picture_*, overloaded,
 *   account_storage_full, storage_unavailable
 */
export async function takeUploads(
  actor: Actor,
  files: readonly ({ url: string } | null | undefined)[],
): Promise<void> {
  for (const file of directUploads().length > 0 ? files : []) {
    const promised = file && (await rows.findPending(actor.creatorId, keyIn(file.url)));
    if (promised) await takeUpload(promised);
  }
}

async function takeUpload({
  key,
  contentType,
  ...file
}: PendingFile & { key: string; contentType: string }): Promise<void> {
  ensureDecoderCapacity();
  for (const direct of directUploads()) {
    const bytes = await direct.take(key, maxBytesOf(contentType));
    if (!bytes) continue;
    try {
      for await (const _block of validated(Readable.from([bytes]), contentType));
      await storeUpload(file, inMemory(bytes), contentType);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      await rows.deleteFile(file.id);
      await spendUpload(direct, key);
      throw error;
    }
    return spendUpload(direct, key);
  }
}

/**
 * The stored file that a creator attaches by its key; takes over its name. Call this in the
 * transaction that attaches it: it locks the file against deletion.
 * @param path of the field, for the message
 * @param kind for which the upload must be signed, where required; without it, any picture
 * @throws {AppError} validation_failed when the key is not such an upload of this creator
 */
export async function attachableFileId(
  actor: Actor,
  { name, url }: { name: string; url: string },
  path: string,
  kind?: FileKind,
): Promise<string> {
  const file = await rows.findStored(actor.creatorId, keyIn(url));
  if (!file || (kind ? file.kind !== kind : file.kind === 'clip'))
    throw fieldError(path, 'fileUnknown');
  if (name !== '' && name !== file.name) await rows.renameFile(file.id, name);
  return file.id;
}

/**
 * The stored clip that a creator attaches by its key, as attachableFileId.
 * @throws {AppError} validation_failed when the key is not a clip of this creator
 */
export async function attachableClip(
  actor: Actor,
  { url }: { url: string },
  path: string,
): Promise<{ fileId: string; seconds: number }> {
  const fileId = await attachableFileId(actor, { name: '', url }, path, 'clip');
  return { fileId, seconds: Math.round((await rows.findDurationMs(fileId)) / 100) / 10 };
}

/**
 * The stored bytes of an upload, for what keeps a copy of its own; the upload goes as others do that
 * nothing shows.
 * @throws {AppError} validation_failed as attachableFileId
 */
export async function readUpload(
  actor: Actor,
  upload: { name: string; url: string },
  path: string,
  kind: UploadKey,
): Promise<Buffer> {
  await attachableFileId(actor, upload, path, kind);
  const storeName = await storeNameOf(keyIn(upload.url));
  const bytes = storeName ? await pictureStore().read(storeName, 'full') : null;
  if (!bytes) throw fieldError(path, 'fileUnknown');
  return bytes;
}

/**
 * Deletes the files that nothing shows within the current transaction; jobs remove them from the
 * storage (docs/decisions/0026).
 */
export async function releaseFiles(ids: string[]): Promise<void> {
  if (ids.length > 0) await invalidatePictures(await rows.deleteUnused(ids));
}

/**
 * Deletes all files of a creator within the transaction that deletes the account. Call this before
 * the rows cascade: it blocks concurrent uploads.
 */
export async function releaseAllFiles(creatorId: string): Promise<void> {
  await invalidatePictures(await rows.deleteFilesOf(creatorId));
}

const invalidatePictures = (keys: string[]) => invalidateTags(...keys.map(pictureTag));
