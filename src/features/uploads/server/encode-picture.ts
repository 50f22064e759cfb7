import 'server-only';
import sharp, { type Metadata, type OutputInfo } from 'sharp';
import { AppError } from '@/shared/http/app-error';
import { IMPORTED_PIXELS_MAX, PIXELS_MAX, PLACEHOLDER_PX } from '../constants';
import { ensureDecoderCapacity, withBackgroundDecoder, withDecoder } from './decoding';
import { compressWebp } from './compress-webp';
import { pictureTypeOf } from '@/shared/pictures/picture-formats';
import { type PictureCut, pixelsOf, WHOLE } from '../model/picture-cut';
import { hasStoredFormat } from '../model/stored-format';
import { storedSize } from '../model/stored-size';

/** Slightly better than the variants, which are made from it. */
const FULL_QUALITY = 86;
const PLACEHOLDER_QUALITY = 40;
/**
 * The upload waits for this: half the time of the default, for two percent more bytes
 * (docs/decisions/0026).
 */
const FULL_EFFORT = 2;
const DECODE_TIMEOUT_SECONDS = 20;
/** Of covered parts: plain, as blurred letters can be read back. */
const COVER = '#1b1916';

sharp.cache(false);
sharp.concurrency(1);

export type EncodedPicture = {
  width: number;
  height: number;
  /** A tiny picture as a data: address. */
  placeholder: string;
  /** WebP. */
  full: Buffer;
};

/**
 * Validates a picture by decoding it completely, and re-encodes it: upright, sRGB, first frame,
 * without metadata, as WebP.
 * @param read returns its bytes when a decoder is free, so that waiting uploads hold no memory
 * @param isImported a picture in the stored format is validated and kept byte by byte; also allows
 *   more pixels
 * @throws {AppError} picture_unsupported, picture_too_many_pixels, picture_damaged, overloaded
 */
export async function encodePicture(
  read: () => Promise<Buffer>,
  isImported = false,
): Promise<EncodedPicture> {
  ensureDecoderCapacity();
  const decode = isImported ? withBackgroundDecoder : withDecoder;
  return decode(async () => {
    const bytes = await read();
    if (!pictureTypeOf(bytes)) throw new AppError('picture_unsupported');
    return encode(bytes, isImported).catch((error: unknown) => {
      throw error instanceof AppError ? error : new AppError('picture_damaged', { cause: error });
    });
  });
}

/**
 * Smaller WebP variants of a stored picture, by width.
 * @param widths in pixels, all below the picture's own
 */
export async function encodeVariants(
  full: Buffer,
  widths: readonly number[],
): Promise<Map<string, Buffer>> {
  return withBackgroundDecoder(async () => {
    const files = new Map<string, Buffer>();
    let { data, info } = await open(full).raw().toBuffer({ resolveWithObject: true });
    // From the largest on: each is made from the previous one, which saves work.
    for (const width of widths.toSorted((a, b) => b - a)) {
      ({ data, info } = await sharp(data, { raw: info })
        .resize({ width })
        .raw()
        .toBuffer({ resolveWithObject: true }));
      files.set(String(width), await compressWebp(data, info));
    }
    return files;
  });
}

function open(input: Buffer, maxPixels: number = PIXELS_MAX) {
  return sharp(input, { failOn: 'warning', limitInputPixels: maxPixels, pages: 1 }).timeout({
    seconds: DECODE_TIMEOUT_SECONDS,
  });
}

// A progressive JPEG is decoded in full before it shrinks.
const importedPixelsMax = ({ format, isProgressive }: Metadata): number =>
  IMPORTED_PIXELS_MAX[format === 'jpeg' && !isProgressive ? 'baselineJpeg' : 'others'];

async function encode(bytes: Buffer, isImported: boolean): Promise<EncodedPicture> {
  // From the header alone, before anything is decoded.
  const header = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  const { width = 0, height = 0, pageHeight, autoOrient } = header;
  const maxPixels = isImported ? importedPixelsMax(header) : PIXELS_MAX;
  if (width * (pageHeight ?? height) > maxPixels) throw new AppError('picture_too_many_pixels');
  const { data, info } = await open(bytes, maxPixels)
    .autoOrient()
    .toColourspace('srgb')
    .resize({
      ...storedSize({ width: autoOrient.width, height: pageHeight ?? autoOrient.height }),
      fit: 'inside',
      withoutEnlargement: true,
    })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  // Re-encoding would lose a little quality with each copy.
  const isStoredAsItIs =
    isImported && hasStoredFormat(bytes) && info.width === width && info.height === height;
  return encodePixels(data, info, isStoredAsItIs ? bytes : undefined);
}

/** A stored picture with parts covered, cropped and turned. */
export async function encodeCut(
  read: () => Promise<Buffer>,
  { crop, turn, covers }: PictureCut,
): Promise<EncodedPicture> {
  ensureDecoderCapacity();
  return withDecoder(async () => {
    const full = await open(await read())
      .raw()
      .toBuffer({ resolveWithObject: true });
    const boxes = covers.map((cover) => {
      const { left, top, ...size } = pixelsOf(cover, full.info);
      return { left, top, input: { create: { ...size, channels: 3 as const, background: COVER } } };
    });
    // One after the other: sharp has an order of its own within a pipeline.
    const covered = await sharp(full.data, { raw: full.info })
      .composite(boxes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const cut = await sharp(covered.data, { raw: covered.info })
      .extract(pixelsOf(crop ?? WHOLE, covered.info))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = await sharp(cut.data, { raw: cut.info })
      .rotate(turn * 90)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return encodePixels(data, info);
  });
}

async function encodePixels(
  data: Buffer,
  info: OutputInfo,
  bytes?: Buffer,
): Promise<EncodedPicture> {
  const full =
    bytes ??
    (await sharp(data, { raw: info })
      .webp({ quality: FULL_QUALITY, effort: FULL_EFFORT })
      .toBuffer());
  const tiny = await sharp(data, { raw: info })
    .resize({ width: PLACEHOLDER_PX, height: PLACEHOLDER_PX, fit: 'inside' })
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    full,
  };
}
