import 'server-only';
import sharp, { type Raw } from 'sharp';

/** What it loses beside 80 is hardly seen, and a third of a photo's bytes on the way to a phone (docs/decisions/0067, 0071). */
const QUALITY = 66;
/** For photos so full of detail that they hide what they lose (docs/decisions/0074). */
const LOWER_QUALITIES = [58, 50, 43, 36] as const;
/** Of what is made once, beside everything else, and sent to every reader. */
const EFFORT = 5;

/** What the line of a slow phone brings beside the rest of a page in less than 1.5 s. */
const FIRST_PICTURE_MAX_BYTES = 21_500;
/** Up to this width a place is that of a phone with less than two dots to the pixel. */
const SLOW_PHONE_PX = 680;
/** How much wider than high a place is that a picture covers. */
const PLACE_ASPECT = 4 / 3;
const WITHOUT_ALPHA = 3;

/**
 * A variant as WebP: one that a slow phone may show first is as light as its line needs it, as far as nobody sees that.
 * @param data its pixels
 * @param raw their form
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

// Drawings may be seen through; they are light, and a lower quality makes them hardly lighter.
function mayBeFirst({ width, height, channels }: Raw): boolean {
  return channels === WITHOUT_ALPHA && Math.min(width, height * PLACE_ASPECT) <= SLOW_PHONE_PX;
}
