import type { PublicProject } from '@/features/projects/schema';
import type { PictureView } from '@/shared/pictures/picture';

/** Of a picture in the file, in pixels. */
const FILE_PICTURE_PX = 1240;
/** Of all pictures in the file, as they are stored. */
export const FILE_PICTURES_MAX_BYTES = 60 * 1024 * 1024;
/**
 * A variant has fewer bytes for a pixel of its width than the stored picture, as its quality is
 * lower: measured over photos and drawings, 0.35 to 0.56.
 */
const VARIANT_SHARE = 0.45;
const BASE64_GROWTH = 4 / 3;
const TEXT_BYTES = 20_000;

type Medium = PublicProject['steps'][number]['media'][number];

/**
 * The picture above the steps; null where a step shows it, so that the file has it once.
 */
export function ownPicture({ file, steps }: Pick<PublicProject, 'file' | 'steps'>) {
  return file && steps.some(({ media }) => media.some((medium) => medium.file.key === file.key))
    ? null
    : file;
}

/** All pictures of a file in their order; a picture that is shown twice is there twice. */
export const filePictures = (project: Pick<PublicProject, 'file' | 'steps'>): PictureView[] => [
  ...[ownPicture(project)].filter((file) => file !== null),
  ...project.steps.flatMap(({ media }) => media.map(({ file }: Medium) => file)),
];

/** The stored variant for the file: the widest that is not too wide, else the picture itself. */
export function fileVariant({ width, variants }: Pick<PictureView, 'width' | 'variants'>): string {
  if (width <= FILE_PICTURE_PX) return 'full';
  const widest = variants.findLast((variant) => variant.width <= FILE_PICTURE_PX);
  return widest ? String(widest.width) : 'full';
}

/**
 * About how large the file is, without reading the sizes of variants from the storage.
 * @param storedBytes of the pictures in full, by their keys
 */
export function estimatedBytes(
  pictures: readonly Pick<PictureView, 'key' | 'width' | 'variants'>[],
  storedBytes: ReadonlyMap<string, number>,
): number {
  const sum = pictures.reduce((bytes, picture) => {
    const full = storedBytes.get(picture.key) ?? 0;
    const variant = fileVariant(picture);
    const share = variant === 'full' ? 1 : (Number(variant) / picture.width) * VARIANT_SHARE;
    return bytes + full * share;
  }, 0);
  return Math.round(sum * BASE64_GROWTH) + TEXT_BYTES;
}
