import sharp from 'sharp';

/** Side of the thumbnail for comparisons, in pixels: enough to detect rotations and flips. */
const SIDE_PX = 48;

async function look(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { pages: 1 })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .removeAlpha()
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'fill' })
    .raw()
    .toBuffer();
}

/** The average colour difference of two pictures, 0 to 255, independent of their sizes. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([look(one), look(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

/** Red, green and blue at positions of a picture, given as shares of width and height. */
export async function coloursAt(
  bytes: Buffer,
  places: readonly (readonly [x: number, y: number])[],
): Promise<number[][]> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return [...data.subarray(at, at + 3)];
  });
}

/** Names of the chunks of a WebP file in order; throws when there are bytes after its end. */
export function webpParts(bytes: Buffer): string[] {
  const ends = bytes.readUInt32LE(4) + 8;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || ends !== bytes.length)
    throw new Error(`A WebP file of ${ends} bytes has ${bytes.length}.`);
  const names: string[] = [];
  for (
    let at = 12;
    at < ends;
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  )
    names.push(bytes.toString('latin1', at, at + 4));
  return names;
}
