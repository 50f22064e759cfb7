/** At most 2 MB, read as 2 × 1024 × 1024 bytes (contract, section 5). */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
/** Pictures of an import come from a file and not from a browser that makes them smaller first; those stored here may be this large too. */
export const IMPORTED_MAX_BYTES = 16 * 1024 * 1024;
export const PIXELS_MAX = 40_000_000;
/** For imported pictures, which no browser shrinks first: what phones take, and more of a baseline JPEG, which the decoder shrinks while it reads. */
export const IMPORTED_PIXELS_MAX = { others: 64_000_000, baselineJpeg: 120_000_000 } as const;
/** Longest side of the largest stored variant, in pixels: enough for the viewer's zoom. */
export const FULL_SIDE_PX = 2560;
/** Widths of the smaller variants, in pixels. From 240 on each is less than 1.44 times the one before: what pictures that follow the window need (docs/decisions/0028). 600, 720 and 900 are what phones need (0070), 800 what they need of a picture of 16:9 in a place of 4:3 (0074). */
export const VARIANT_WIDTHS_PX = [
  64, 96, 160, 240, 340, 480, 600, 720, 800, 900, 1240, 1600, 2020,
] as const;
export type VariantWidthPx = (typeof VARIANT_WIDTHS_PX)[number];
/** To be raised with every change of the widths: pictures stored before get the new ones, in bounded parts. */
export const VARIANTS_VERSION = 4;
/** Its jobs have the ids of pictures as their keys. */
export const VARIANTS_QUEUE = 'variants';
export const PLACEHOLDER_PX = 16;
/** Of a key as clients send it back. */
export const FILE_KEY_MAX = 200;
export const FILE_NAME_MAX = 255;
export const SIGNED_REQUEST_MS = 10 * 60_000;

export const UPLOAD_KEYS = ['project', 'step', 'avatar', 'cover'] as const;
export type UploadKey = (typeof UPLOAD_KEYS)[number];

export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
