import sharp from 'sharp';

/** Side of the small picture by which two are compared, in pixels: enough to see what is up and what is left. */
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

/** How far the colours of two pictures are from each other on average, 0 to 255. Sizes do not matter. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([look(one), look(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

/** Red, green and blue at places of a picture, given as shares of its width and height. */
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

/** Names of the parts of a WebP file in their order; throws when anything lies behind its end. */
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
