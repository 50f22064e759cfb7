import type { PictureView } from '@/shared/picture';
import { picturePath } from '@/shared/picture-path';

/** The smallest stored variant of an avatar: none is shown larger than that. */
export function avatarPath(avatar: PictureView | null): string | null {
  return avatar ? (avatar.variants[0]?.url ?? picturePath(avatar.key)) : null;
}
