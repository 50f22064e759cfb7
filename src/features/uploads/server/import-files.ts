import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Actor } from '@/features/auth/server/actor';
import { clipTypeOf } from '@/shared/pictures/clip-formats';
import { pictureTypeOf } from '@/shared/pictures/picture-formats';
import {
  type FileKind,
  IMPORTED_MAX_BYTES,
  IMPORTED_PIXELS_MAX,
  type UploadKey,
} from '../constants';
import { encodePicture } from './encode-picture';
import { rejectWhenFull } from './quota/service';
import * as rows from './repository';
import { inMemory, storeSpooled } from './store-picture';
import { newKey, storeUpload, validated } from './upload-kinds';
import { validateStream } from './validate-stream';

/** Files that come from the product or from an imported file, not from a signed upload. */

/** Stores a picture of the product itself (demo data) for a creator and returns its key. */
export const storePicture = async (actor: Actor, kind: UploadKey, name: string, bytes: Buffer) =>
  (
    await storedAs(actor, { kind, name, contentType: 'image/png' }, (file) =>
      storeSpooled(file, inMemory(bytes)),
    )
  ).key;

/**
 * Stores a picture of an imported file, validated like an upload, and returns its key. A picture
 * that was exported from Makerstep stays byte by byte (docs/decisions/0042); any other is
 * re-encoded.
 * @throws {AppError} file_too_large, picture_*, overloaded, account_storage_full, storage_full,
 *   storage_unavailable
 */
export async function importPicture(
  actor: Actor,
  kind: UploadKey,
  name: string,
  bytes: Buffer,
): Promise<string> {
  for await (const _block of validateStream(Readable.from([bytes]), {
    maxBytes: IMPORTED_MAX_BYTES,
    maxPixels: IMPORTED_PIXELS_MAX.baselineJpeg,
  }));
  await rejectWhenFull(actor.creatorId);
  const sha256 = createHash('sha256').update(AS_IT_IS).update(bytes).digest('hex');
  const contentType = pictureTypeOf(bytes) ?? 'image/webp';
  const { key } = await storedAs(actor, { kind, name, contentType }, (file) =>
    storeSpooled(file, { sha256, read: async () => bytes }, (read) => encodePicture(read, true)),
  );
  return key;
}

/**
 * Separates imported content, which stays as it is, from the same bytes of an upload, which are
 * re-encoded.
 */
const AS_IT_IS = 'as it is\n';

/**
 * Stores a clip of an imported file, validated and written anew like an upload, and returns its key.
 * @throws {AppError} file_too_large, clip_*, overloaded, account_storage_full, storage_full,
 *   storage_unavailable
 */
export async function importClip(actor: Actor, name: string, bytes: Buffer): Promise<string> {
  const contentType = clipTypeOf(bytes) ?? 'video/mp4';
  for await (const _block of validated(Readable.from([bytes]), contentType));
  await rejectWhenFull(actor.creatorId);
  const { key } = await storedAs(actor, { kind: 'clip', name, contentType }, (file) =>
    storeUpload(file, inMemory(bytes), contentType),
  );
  return key;
}

/** Stores the content of a new file; without it, the file goes again. */
export async function storedAs(
  { creatorId }: Pick<Actor, 'creatorId'>,
  facts: { kind: FileKind; name: string; contentType: string },
  store: (file: Awaited<ReturnType<typeof rows.insertSigned>>) => Promise<void>,
): Promise<{ id: string; key: string }> {
  const key = newKey();
  const file = await rows.insertSigned({ key, creatorId, ...facts, signedUntil: new Date() });
  try {
    await store(file);
    return { id: file.id, key };
  } catch (error) {
    await rows.deleteFile(file.id);
    throw error;
  }
}
