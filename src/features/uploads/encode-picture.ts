import 'server-only';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { AppError } from '@/shared/app-error';
import { FULL_SIDE_PX, PIXELS_MAX, PLACEHOLDER_PX, VARIANT_WIDTHS_PX } from './constants';
import { pictureTypeOf } from './model/picture-type';

const QUALITY = 82;
const DECODE_TIMEOUT_SECONDS = 20;
/** Pictures decoded at the same time: bombs that arrive together wait for each other and slow nobody else. */
const DECODERS = 2;

const queue = pLimit(DECODERS);
sharp.cache(false);
sharp.concurrency(1);

export type EncodedPicture = {
  width: number;
  height: number;
  placeholder: string;
  /** WebP bytes by name: 'full' and one for each variant's width. */
  files: Map<string, Buffer>;
  variantWidths: number[];
};

/**
 * Checks a picture by decoding it whole and writes it anew: upright, sRGB, first frame, without metadata, as WebP in several sizes.
 * @throws {AppError} picture_unsupported, picture_too_many_pixels, picture_damaged
 */
export function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (!pictureTypeOf(bytes)) throw new AppError('picture_unsupported');
  return queue(async () => {
    try {
      return await encode(bytes);
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('picture_damaged', { cause: error });
    }
  });
}

function open(input: Buffer) {
  return sharp(input, { failOn: 'warning', limitInputPixels: PIXELS_MAX, pages: 1 }).timeout({ seconds: DECODE_TIMEOUT_SECONDS });
}

async function encode(bytes: Buffer): Promise<EncodedPicture> {
  // From the header alone, before anything is decoded.
  const { width = 0, height = 0, pageHeight } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  if (width * (pageHeight ?? height) > PIXELS_MAX) throw new AppError('picture_too_many_pixels');
  const { data: upright, info } = await open(bytes).autoOrient().toColourspace('srgb')
    .resize({ width: FULL_SIDE_PX, height: FULL_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variantWidths = VARIANT_WIDTHS_PX.filter((variantWidth) => variantWidth < info.width);
  const webp = (widthPx: number) => sharp(upright, { raw }).resize({ width: widthPx }).webp({ quality: QUALITY }).toBuffer();
  const files = new Map<string, Buffer>([['full', await sharp(upright, { raw }).webp({ quality: QUALITY }).toBuffer()]]);
  for (const variantWidth of variantWidths) files.set(String(variantWidth), await webp(variantWidth));
  const tiny = await sharp(upright, { raw }).resize({ width: PLACEHOLDER_PX, height: PLACEHOLDER_PX, fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { width: info.width, height: info.height, placeholder, files, variantWidths };
}
