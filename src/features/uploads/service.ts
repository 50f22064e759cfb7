import 'server-only';
import { createHash } from 'node:crypto';
import { env } from '@/server/env';
import { randomUid } from '@/server/random-uid';
import { isWithinLimit } from '@/server/rate-limit';
import { withSpooled } from '@/server/storage/spool';
import { AppError, fieldError } from '@/shared/app-error';
import type { Actor } from '../auth/actor';
import { type PictureType, SIGNED_REQUEST_MS, UPLOAD_MAX_BYTES, type UploadKey } from './constants';
import { checkedBytes } from './checked-bytes';
import { ensureRoom } from './decoding';
import { keepPicture, removeStored } from './keep-picture';
import * as rows from './repository';
import type { SignAnswer, SignInput } from './schema';
import { signRequest, verifyRequest } from './signed-request';

const HOUR_MS = 60 * 60_000;

/**
 * Promises one upload (specification, section 7, uploads).
 * @throws {AppError} too_many_uploads past 200 an hour
 */
export async function signUpload(actor: Actor, kind: UploadKey, { fileName, fileType }: SignInput): Promise<SignAnswer> {
  // Counted apart from the files: those that were refused, replaced or removed again count too.
  const isWithin = await isWithinLimit(`upload:${actor.creatorId}`, { attempts: env().limits.uploadsPerHour, windowMs: HOUR_MS });
  if (!isWithin) throw new AppError('too_many_uploads');
  const key = await promise(actor, kind, fileName, fileType);
  return { returnData: { signedRequest: await signRequest(key, fileType), key } };
}

async function promise(actor: Actor, kind: UploadKey, name: string, contentType: PictureType): Promise<string> {
  const key = `${Date.now()}-${randomUid()}${randomUid()}`;
  await rows.insertSigned({ key, creatorId: actor.creatorId, kind, name, contentType, signedUntil: new Date(Date.now() + SIGNED_REQUEST_MS) });
  return key;
}

export type IncomingUpload = {
  key: string;
  token: string;
  contentType: string | null;
  declaredBytes: number | null;
  body: AsyncIterable<Uint8Array>;
};

/**
 * Takes the bytes of a promised upload. What is answered with success is on the disk; of anything else nothing stays.
 * @throws {AppError} upload_not_allowed, upload_spent, upload_incomplete, unsupported_media_type, file_too_large, picture_*, overloaded, storage_full
 */
export async function receiveUpload({ key, token, contentType, declaredBytes, body }: IncomingUpload): Promise<{ key: string }> {
  const signedType = await verifyRequest(key, token);
  if (!signedType) throw new AppError('upload_not_allowed');
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== signedType) throw new AppError('unsupported_media_type');
  if (declaredBytes !== null && declaredBytes > UPLOAD_MAX_BYTES) throw new AppError('file_too_large');
  ensureRoom();
  const file = await rows.claimSigned(key);
  if (!file) throw new AppError('upload_spent');
  try {
    await withSpooled(checkedBytes(body), (received) => keepPicture(file.id, received));
    return { key };
  } catch (error) {
    await rows.deleteFile(file.id);
    throw error;
  }
}

/** Stores a picture of the product's own (the story, an import) for a creator and returns its key. */
export async function storePicture(actor: Actor, kind: UploadKey, name: string, bytes: Buffer): Promise<string> {
  const key = await promise(actor, kind, name, 'image/png');
  const file = await rows.claimSigned(key);
  if (file) await keepPicture(file.id, { sha256: createHash('sha256').update(bytes).digest('hex'), read: async () => bytes });
  return key;
}

/**
 * The stored file a creator attaches by its key; takes over the name given with it.
 * To be called in the transaction that attaches it: until its end nobody can remove the file.
 * @param path of the field, for the message
 * @param kind that the upload was signed for, where the place asks for one
 * @throws {AppError} validation_failed when the key is not such an upload of this creator
 */
export async function attachableFileId(
  actor: Actor, { name, url }: { name: string; url: string }, path: string, kind?: UploadKey,
): Promise<string> {
  // Answers show the address of a stored picture; sent back as it is, it means the same as its key.
  const key = url.startsWith(`${env().publicUrl}/files/`) ? url.slice(`${env().publicUrl}/files/`.length) : url;
  const file = await rows.findStored(actor.creatorId, key);
  if (!file || (kind && file.kind !== kind)) throw fieldError(path, 'fileUnknown');
  if (name !== '' && name !== file.name) await rows.renameFile(file.id, name);
  return file.id;
}

/** Removes those of the files that nothing shows any more, from the database now and from the storage after the commit. */
export async function releaseFiles(ids: string[]): Promise<void> {
  if (ids.length > 0) await removeStored(await rows.deleteUnused(ids));
}

/**
 * Removes all files of a creator whose account ends in the transaction under way. To be called before their rows go with the account:
 * from here on no upload under way can be stored.
 */
export async function releaseAllFiles(creatorId: string): Promise<void> {
  await removeStored(await rows.deleteFilesOf(creatorId));
}
