import type { PictureType } from '../constants';

const OTHER_NAMES: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
};

/** The registered name of a media type, which programs also write in capitals or in older ways. */
export function registeredType(type: string): string {
  const plain = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return OTHER_NAMES[plain] ?? plain;
}

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));
const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n';

/**
 * The type of a file from its first bytes; undefined for all but the five supported types. Decoders
 * are selected by content, so an SVG, PDF or TIFF must never reach one.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 8) === PNG_SIGNATURE) return 'image/png';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'image/gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'image/avif';
  return undefined;
}
