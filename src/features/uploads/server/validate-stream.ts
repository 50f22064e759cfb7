import 'server-only';
import { AppError } from '@/shared/http/app-error';
import { PIXELS_MAX, UPLOAD_MAX_BYTES } from '../constants';
import { pictureSizeOf, TYPE_KNOWN_BYTES, pictureTypeOf } from '@/shared/pictures/picture-formats';

/**
 * The maximum length of a header in a stream. Larger embedded previews and profiles are rare, and
 * the decoder checks again.
 */
const HEADER_MAX_BYTES = 256 * 1024;
/** Parses the header again after this growth: a check after each byte would be wasteful. */
const LOOK_AGAIN_SHARE = 1.5;
/**
 * Emits blocks of this size: each of a million tiny chunks would take more memory than its content.
 */
const BLOCK_BYTES = 64 * 1024;

/**
 * Passes on the bytes of a picture, and fails as soon as they show that it is invalid, regardless
 * of Content-Length.
 * @param signedType the required type; any picture without it
 * @throws {AppError} file_too_large, picture_unsupported, unsupported_media_type,
 *   picture_too_many_pixels; upload_incomplete when the stream breaks
 */
export async function* validateStream(
  body: AsyncIterable<Uint8Array>,
  {
    maxBytes = UPLOAD_MAX_BYTES,
    maxPixels = PIXELS_MAX,
    signedType,
  }: { maxBytes?: number; maxPixels?: number; signedType?: string } = {},
): AsyncGenerator<Buffer, void> {
  const header = new HeaderCheck(maxPixels, signedType);
  let sizeBytes = 0;
  for await (const block of blocksOf(body, (chunk) => {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > maxBytes) throw new AppError('file_too_large');
    header.take(chunk);
  }))
    yield block;
  header.end();
}

class HeaderCheck {
  private start: Buffer[] = [];
  private sizeBytes = 0;
  private lookAtBytes = TYPE_KNOWN_BYTES;
  private isRead = false;

  constructor(
    private readonly maxPixels: number,
    private readonly signedType: string | undefined,
  ) {}

  /** @throws {AppError} when the beginning of the picture is invalid */
  take(chunk: Uint8Array): void {
    if (this.isRead) return;
    this.start.push(Buffer.from(chunk));
    this.sizeBytes += chunk.byteLength;
    if (this.sizeBytes >= this.lookAtBytes) this.look();
  }

  end(): void {
    if (this.sizeBytes < TYPE_KNOWN_BYTES) throw new AppError('picture_unsupported');
    if (!this.isRead) this.look();
  }

  private look(): void {
    const start = Buffer.concat(this.start);
    const type = pictureTypeOf(start);
    if (!type) throw new AppError('picture_unsupported');
    if (this.signedType !== undefined && type !== this.signedType)
      throw new AppError('unsupported_media_type');
    const size = pictureSizeOf(start);
    if (size && size.width * size.height > this.maxPixels)
      throw new AppError('picture_too_many_pixels');
    this.isRead = size !== undefined || start.length > HEADER_MAX_BYTES;
    this.start = this.isRead ? [] : [start];
    this.lookAtBytes = start.length * LOOK_AGAIN_SHARE;
  }
}

/** The bytes in blocks; `check` sees each chunk before. */
export async function* blocksOf(
  body: AsyncIterable<Uint8Array>,
  check: (chunk: Uint8Array) => void,
): AsyncGenerator<Buffer, void> {
  let block = Buffer.alloc(BLOCK_BYTES);
  let filledBytes = 0;
  for await (const chunk of unbroken(body)) {
    check(chunk);
    for (let at = 0; at < chunk.byteLength; ) {
      const taken = Math.min(chunk.byteLength - at, BLOCK_BYTES - filledBytes);
      block.set(chunk.subarray(at, at + taken), filledBytes);
      at += taken;
      filledBytes += taken;
      if (filledBytes < BLOCK_BYTES) continue;
      yield block;
      block = Buffer.alloc(BLOCK_BYTES);
      filledBytes = 0;
    }
  }
  if (filledBytes > 0) yield block.subarray(0, filledBytes);
}

async function* unbroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body;
  } catch (error) {
    // The client disconnected or was too slow: not an internal error.
    throw new AppError('upload_incomplete', { cause: error });
  }
}
