import 'server-only';
import { parse } from '@/server/parser/parser';
import { AppError } from '@/shared/http/app-error';
import { CLIP_TYPE_KNOWN_BYTES, clipTypeOf } from '@/shared/pictures/clip-formats';
import { CLIP_MAX_BYTES } from '../constants';
import { ensureDecoderCapacity, withDecoder } from './decoding';
import type { readClip } from './read-clip';
import { blocksOf } from './validate-stream';

/**
 * Passes on the bytes of a clip.
 * @throws {AppError} file_too_large, clip_unsupported, unsupported_media_type; upload_incomplete when the
 *   stream breaks
 */
export async function* validateClip(
  body: AsyncIterable<Uint8Array>,
  signedType: string,
): AsyncGenerator<Buffer, void> {
  let [start, sizeBytes] = [Buffer.alloc(0), 0];
  for await (const block of blocksOf(body, (chunk) => {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > CLIP_MAX_BYTES) throw new AppError('file_too_large');
    if (start.length >= CLIP_TYPE_KNOWN_BYTES) return;
    start = Buffer.concat([start, chunk]);
    if (start.length >= CLIP_TYPE_KNOWN_BYTES) checkType(start, signedType);
  }))
    yield block;
  if (start.length < CLIP_TYPE_KNOWN_BYTES) throw new AppError('clip_unsupported');
}

function checkType(start: Buffer, signedType: string): void {
  const type = clipTypeOf(start);
  if (!type) throw new AppError('clip_unsupported');
  if (type !== signedType) throw new AppError('unsupported_media_type');
}

/**
 * Validates a clip in the parser's thread, and makes what is stored of it.
 * @throws {AppError} clip_unsupported, clip_too_long, overloaded
 */
export async function encodeClip(read: () => Promise<Buffer>) {
  ensureDecoderCapacity();
  return withDecoder(async () => {
    const clip = await parse<typeof readClip>('clip', await read()).catch((error: unknown) => {
      const isSlow = error instanceof AppError && error.code === 'file_too_slow';
      throw isSlow ? new AppError('clip_unsupported', { cause: error }) : error;
    });
    // The bytes came from another thread, as those of an array.
    const { buffer, byteOffset, byteLength } = clip.full;
    return { ...clip, full: Buffer.from(buffer, byteOffset, byteLength), placeholder: '' };
  });
}
