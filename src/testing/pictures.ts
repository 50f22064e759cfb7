import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureType } from '@/features/uploads/constants';

/** A file for upload tests, with its name and the content type a browser would give it. */
export type PictureFile = { name: string; type: PictureType; bytes: Buffer };

const TYPES: Record<string, PictureType> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};
const typeOf = (name: string): PictureType => TYPES[name.split('.').at(-1) ?? ''] ?? 'image/jpeg';

/** The folder of pictures kept outside the project; undefined where there is none, and then pictures made on the spot take their place. */
export function sharedPictures(): string | undefined {
  const folder = process.env.SHARED_DATA_DIR ?? path.resolve('../shared/data');
  return existsSync(path.join(folder, 'hostile-images')) ? folder : undefined;
}

/** All pictures of a folder of the shared data. */
export async function picturesIn(folder: string): Promise<PictureFile[]> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      type: typeOf(name),
      bytes: await readFile(path.join(folder, name)),
    })),
  );
}

/** A plain picture made on the spot. */
export function madePicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'png',
  width = 40,
  height = 30,
  background = '#c9542b',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** Small stand-ins for the shared good pictures: one of each allowed kind. */
export function madePictures(): Promise<PictureFile[]> {
  return Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'gif'] as const).map(async (format) => ({
      name: `made.${format}`,
      type: `image/${format}` as const,
      bytes: await madePicture(format),
    })),
  );
}

/** Small stand-ins for the shared hostile files. */
export async function madeHostileFiles(): Promise<PictureFile[]> {
  const png = await madePicture('png', 400, 300);
  const lying = Buffer.from(png);
  lying.writeUInt32BE(0x7fffffff, 16);
  lying.writeUInt32BE(0x7fffffff, 20);
  return [
    {
      name: 'script.svg',
      type: 'image/png',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    },
    {
      name: 'html-renamed.png',
      type: 'image/png',
      bytes: Buffer.from('<html><script>alert(1)</script></html>'),
    },
    {
      name: 'html-after-png-signature.png',
      type: 'image/png',
      bytes: Buffer.concat([png.subarray(0, 8), Buffer.from('<html></html>')]),
    },
    { name: 'truncated.png', type: 'image/png', bytes: png.subarray(0, png.length / 2) },
    { name: 'empty.jpg', type: 'image/jpeg', bytes: Buffer.alloc(0) },
    {
      name: 'header-only.jpg',
      type: 'image/jpeg',
      bytes: (await madePicture('jpeg')).subarray(0, 24),
    },
    { name: 'bomb-lying-header.png', type: 'image/png', bytes: lying },
    { name: 'scan.tiff', type: 'image/jpeg', bytes: await sharp(png).tiff().toBuffer() },
  ];
}
