import 'server-only';
import sharp, { type Raw } from 'sharp';

/**
 * Hardly distinguishable from 80, with a third less bytes for a photo on a phone
 * (docs/decisions/0028).
 */
const QUALITY = 66;
/** For photos whose detail hides the loss (docs/decisions/0028). */
const LOWER_QUALITIES = [58, 50, 43, 36] as const;
/** For a background job whose result is sent to every reader. */
const EFFORT = 5;

/** Size that a slow phone connection loads next to the rest of a page in less than 1.5 s. */
const FIRST_PICTURE_MAX_BYTES = 21_500;
/** The widest place on a phone with a pixel ratio below 2. */
const SLOW_PHONE_PX = 680;
/** The aspect ratio of a place that a picture covers. */
const PLACE_ASPECT = 4 / 3;
const WITHOUT_ALPHA = 3;

/**
 * Encodes a variant as WebP. One that a slow phone may show first gets a lower quality until it is
 * small enough, as long as the loss is hardly visible.
 * @param data its pixels
 * @param raw their format
 */
export async function compressWebp(data: Buffer, raw: Raw): Promise<Buffer> {
  const encode = (quality: number) =>
    sharp(data, { raw }).webp({ quality, effort: EFFORT }).toBuffer();
  let bytes = await encode(QUALITY);
  for (const quality of mayBeFirst(raw) ? LOWER_QUALITIES : []) {
    if (bytes.length <= FIRST_PICTURE_MAX_BYTES) break;
    bytes = await encode(quality);
  }
  return bytes;
}

// Transparent pictures are drawings: already small, and a lower quality saves little.
function mayBeFirst({ width, height, channels }: Raw): boolean {
  return channels === WITHOUT_ALPHA && Math.min(width, height * PLACE_ASPECT) <= SLOW_PHONE_PX;
}
