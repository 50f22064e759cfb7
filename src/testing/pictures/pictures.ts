import sharp from 'sharp';
import type { PictureType } from '@/shared/pictures/picture-formats';

const TYPES: Record<string, PictureType> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The content type for a file name; files that are no pictures are sent as one. */
export const typeOfName = (name: string): PictureType =>
  TYPES[name.split('.').at(-1) ?? ''] ?? 'image/jpeg';

/** Generates a plain picture. */
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
