import 'server-only';
import { readPicture } from '@/server/storage/disk';

/** The bytes of a stored picture's variant; null when there is none. */
export function loadPictureFile(key: string, variant: string): Promise<Buffer | null> {
  return readPicture(key, variant);
}
