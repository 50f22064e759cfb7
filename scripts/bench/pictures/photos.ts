import sharp from 'sharp';

/** A phone's twelve megapixels. */
export const PHOTO_PX = { width: 4032, height: 3024 };
const SHIFT_PX = 16;
const WAVE_SHARE = 24;
const PER_ROW = 10;
/** The tile of grain. */
const GRAIN_PX = 256;

/**
 * Photographs like a phone's, each a section of one large scene: soft shapes with sensor noise. At
 * twelve megapixels they have 1.5 to 2 MB.
 */
export async function makePhotos(count: number, width: number, height: number): Promise<Buffer[]> {
  const [allWidth, allHeight] = [
    width + PER_ROW * SHIFT_PX,
    height + Math.ceil(count / PER_ROW) * SHIFT_PX,
  ];
  const noise = (sigma: number, size: { width: number; height: number }) =>
    sharp({
      create: {
        ...size,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(70, {
    width: Math.ceil(allWidth / WAVE_SHARE),
    height: Math.ceil(allHeight / WAVE_SHARE),
  })
    .png()
    .toBuffer();
  const grain = await noise(7, { width: GRAIN_PX, height: GRAIN_PX }).png().toBuffer();
  const { data, info } = await sharp(shapes)
    .resize({ width: allWidth, height: allHeight, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const photos: Buffer[] = [];
  for (let number = 0; number < count; number += 1) {
    const place = {
      left: (number % PER_ROW) * SHIFT_PX,
      top: Math.floor(number / PER_ROW) * SHIFT_PX,
    };
    photos.push(
      await sharp(data, { raw: info })
        .extract({ ...place, width, height })
        .jpeg({ quality: 80 })
        .withMetadata({ orientation: 1 })
        .toBuffer(),
    );
  }
  return photos;
}
