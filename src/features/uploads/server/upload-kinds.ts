import 'server-only';
import { randomUid } from '@/server/secrets/random-uid';
import type { Spooled } from '@/server/storage/spool';
import { CLIP_TYPES } from '@/shared/pictures/clip-formats';
import { CLIP_MAX_BYTES, UPLOAD_MAX_BYTES } from '../constants';
import { encodeClip, validateClip } from './encode-clip';
import { encodePicture } from './encode-picture';
import { type PendingFile, storeSpooled } from './store-picture';
import { validateStream } from './validate-stream';

/** The key of a new file, which begins with the time. */
export const newKey = () => `${Date.now()}-${randomUid()}${randomUid()}`;

/** The rules of pictures and clips, by the type for which an upload was signed. */

const isClip = (type: string) => CLIP_TYPES.some((each) => each === type);
export const maxBytesOf = (type: string) => (isClip(type) ? CLIP_MAX_BYTES : UPLOAD_MAX_BYTES);

/** Passes on the bytes of an upload, and fails as soon as they show that it is invalid. */
export const validated = (body: AsyncIterable<Uint8Array>, signedType: string) =>
  isClip(signedType) ? validateClip(body, signedType) : validateStream(body, { signedType });

/** Stores it as the content of its file. */
export const storeUpload = (file: PendingFile, received: Spooled, signedType: string) =>
  storeSpooled(file, received, isClip(signedType) ? encodeClip : encodePicture);
