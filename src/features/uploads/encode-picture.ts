import 'server-only';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '@/shared/app-error';
import { IMPORTED_PIXELS_MAX, PIXELS_MAX, PLACEHOLDER_PX } from './constants';
import { ensureDecoderCapacity, withDecoder } from './decoding';
import { compressWebp } from './compress-webp';
import { pictureTypeOf } from './model/picture-type';
import { hasStoredFormat } from './model/stored-format';
import { storedSize } from './model/stored-size';

/** Variants are made from it, so it is a little better than what they become. */
const FULL_QUALITY = 86;
const PLACEHOLDER_QUALITY = 40;
/** Of what is made while somebody waits: half the time of the default for two in a hundred more bytes (docs/decisions/0027). */
const FULL_EFFORT = 2;
const DECODE_TIMEOUT_SECONDS = 20;

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
 * Checks a picture by decoding it whole and writes it anew: upright, sRGB, first frame, without metadata, as WebP.
 * @param read gives its bytes when it is its turn, so that those who wait hold no memory
 * @param isImported what has the form that is stored here is checked by decoding and stays as it is, byte by byte; and more pixels are allowed
 * @throws {AppError} picture_unsupported, picture_too_many_pixels, picture_damaged, overloaded
 */
export async function encodePicture(
  read: () => Promise<Buffer>,
  isImported = false,
): Promise<EncodedPicture> {
  ensureDecoderCapacity();
  return withDecoder(async () => {
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
  return withDecoder(async () => {
    const files = new Map<string, Buffer>();
    let { data, info } = await open(full).raw().toBuffer({ resolveWithObject: true });
    // From the largest on: each is made of the one before, which is a fraction of the work.
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

// A progressive one is kept whole in memory before it becomes smaller.
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
  // Written anew, each copy of a copy would lose a little.
  const isStoredAsItIs =
    isImported && hasStoredFormat(bytes) && info.width === width && info.height === height;
  const full = isStoredAsItIs
    ? bytes
    : await sharp(data, { raw: info })
        .webp({ quality: FULL_QUALITY, effort: FULL_EFFORT })
        .toBuffer();
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
