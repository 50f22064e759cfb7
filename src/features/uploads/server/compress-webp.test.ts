import sharp, { type Raw } from 'sharp';
import { describe, expect, it } from 'vitest';
import { compressWebp } from './compress-webp';

const MAX_BYTES = 21_500;
const [USUAL, LOWEST] = [66, 36];

/** Deterministic noise: the finer its grain, the more detail. */
async function grainy(
  width: number,
  height: number,
  grainPx: number,
): Promise<{ data: Buffer; info: Raw }> {
  const raw: Raw = {
    width: Math.ceil(width / grainPx),
    height: Math.ceil(height / grainPx),
    channels: 3,
  };
  let state = 7;
  const grains = Buffer.from(
    Array.from({ length: raw.width * raw.height * raw.channels }, () => {
      state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
      return 78 + (state / 2 ** 32) * 100;
    }),
  );
  return sharp(grains, { raw })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
const webp = (data: Buffer, raw: Raw, quality: number) =>
  sharp(data, { raw }).webp({ quality, effort: 5 }).toBuffer();

describe('a variant', () => {
  it.each([
    ['is calm', 600, 450, 10],
    ['is wider than a slow phone’s place', 720, 540, 4],
    ['is high, and shown by a part of its height', 900, 1200, 4],
  ])('that %s has the usual quality', async (_, width, height, grainPx) => {
    const { data, info } = await grainy(width, height, grainPx);
    expect((await compressWebp(data, info)).equals(await webp(data, info, USUAL))).toBe(true);
  });

  it.each([
    ['as high as its place', 600, 450, 7],
    ['wider than its place', 860, 420, 9],
    ['higher than its place', 480, 640, 8],
  ])('for a slow phone is as light as its line needs it, %s', async (_, width, height, grainPx) => {
    const { data, info } = await grainy(width, height, grainPx);
    expect((await webp(data, info, USUAL)).length).toBeGreaterThan(MAX_BYTES);
    const { length } = await compressWebp(data, info);
    expect(length).toBeLessThanOrEqual(MAX_BYTES);
    expect(length).toBeGreaterThanOrEqual((await webp(data, info, LOWEST)).length);
  });

  it('keeps an acceptable quality, however detailed', async () => {
    const { data, info } = await grainy(600, 450, 1);
    expect((await compressWebp(data, info)).equals(await webp(data, info, LOWEST))).toBe(true);
  });

  it('keeps its quality when it is transparent', async () => {
    const { data, info } = await grainy(600, 450, 5);
    const seenThrough = await sharp(data, { raw: info })
      .ensureAlpha(0.5)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(
      (await compressWebp(seenThrough.data, seenThrough.info)).equals(
        await webp(seenThrough.data, seenThrough.info, USUAL),
      ),
    ).toBe(true);
  });
});
