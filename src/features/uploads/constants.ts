/** At most 2 MB, read as 2 × 1024 × 1024 bytes (docs/reference/files.md#formats-and-limits). */
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;
/**
 * Imported pictures come from a file, not from a browser that shrinks them first; exported ones may
 * be this large too.
 */
export const IMPORTED_MAX_BYTES = 16 * 1024 * 1024;
/** A clip: MP4, MOV or WebM, without sound. */
export const CLIP_MAX_BYTES = 8 * 1024 * 1024;
export const CLIP_SECONDS_MAX = 20;
/** Of its longer side. */
export const CLIP_SIDE_MAX_PX = 1920;
export const PIXELS_MAX = 40_000_000;
/**
 * Imported pictures are not shrunk by a browser: covers photos of phones, and more for a baseline
 * JPEG, which the decoder shrinks while it reads.
 */
export const IMPORTED_PIXELS_MAX = { others: 64_000_000, baselineJpeg: 120_000_000 } as const;
/** The longest side of the largest stored variant, in pixels: enough for the zoom of the viewer. */
export const FULL_SIDE_PX = 2560;
/**
 * The widths of smaller variants, in pixels. From 240 on each is less than 1.44 times the previous
 * one, for pictures that follow the window (docs/decisions/0028). 600, 720 and 900 are for phones,
 * 800 for a 16:9 picture in a 4:3 place on a phone.
 */
export const VARIANT_WIDTHS_PX = [
  64, 96, 160, 240, 340, 480, 600, 720, 800, 900, 1240, 1600, 2020,
] as const;
export type VariantWidthPx = (typeof VARIANT_WIDTHS_PX)[number];
/**
 * Increase this with every change of the widths: stored pictures then get the new ones, in batches.
 */
export const VARIANTS_VERSION = 4;
/** The keys of its jobs are ids of pictures. */
export const VARIANTS_QUEUE = 'variants';
/** The keys of its jobs are store names of deleted pictures. */
export const REMOVALS_QUEUE = 'removals';
/** The keys of its jobs for uploads begin with this; others are names of pictures. */
export const UPLOAD_JOB = 'upload ';
export const PLACEHOLDER_PX = 16;
/** The maximum length of a key in a request. */
export const FILE_KEY_MAX = 200;
export const FILE_NAME_MAX = 255;
export const SIGNED_REQUEST_MS = 10 * 60_000;

export const UPLOAD_KEYS = ['project', 'step', 'avatar', 'cover'] as const;
export type UploadKey = (typeof UPLOAD_KEYS)[number];
/** A clip has a call of its own. */
export type FileKind = UploadKey | 'clip';
