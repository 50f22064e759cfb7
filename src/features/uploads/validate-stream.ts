import 'server-only';
import { AppError } from '@/shared/app-error';
import { PIXELS_MAX, UPLOAD_MAX_BYTES } from './constants';
import { pictureSizeOf, TYPE_KNOWN_BYTES } from './model/picture-header';
import { pictureTypeOf } from './model/picture-type';

/** As far as a header is looked for while bytes arrive; larger previews and profiles before it are rare, and the decoder looks again. */
const HEADER_MAX_BYTES = 256 * 1024;
/** The header is looked for anew when so much more has come: who sends byte by byte is not worth a look at each. */
const LOOK_AGAIN_SHARE = 1.5;
/** Bytes are passed on in blocks of this size: each of a million tiny pieces would take more memory than what it holds. */
const BLOCK_BYTES = 64 * 1024;

/**
 * Passes the bytes of a picture on as they arrive, and ends as soon as they show that it is refused, whatever length was told.
 * @param signedType what they have to be; any picture without it
 * @throws {AppError} file_too_large, picture_unsupported, unsupported_media_type, picture_too_many_pixels; upload_incomplete when they break off
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

  /** @throws {AppError} when the beginning of a picture is one that is refused */
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

async function* blocksOf(
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
    // Whoever sent it went away or was too slow: no fault of ours.
    throw new AppError('upload_incomplete', { cause: error });
  }
}
