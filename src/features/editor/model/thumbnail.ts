import type { PictureView } from '@/shared/picture';
import { picturePath } from '@/shared/picture-path';

/** The path of the smallest variant of a picture, for lists. */
export function thumbnailPath(file: Pick<PictureView, 'key' | 'variants'>): string {
  return file.variants[0]?.url ?? picturePath(file.key);
}
