import sharp from 'sharp';
import type { PictureType } from '@/features/uploads/constants';

/** A file for upload tests, with its name and the content type a browser would give it. */
type PictureFile = { name: string; type: PictureType; bytes: Buffer };

const TYPES: Record<string, PictureType> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The content type to send a file of that name with; what is no picture is sent as one. */
export const typeOfName = (name: string): PictureType =>
  TYPES[name.split('.').at(-1) ?? ''] ?? 'image/jpeg';

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

/** Files of which none is a good picture. */
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
