import 'server-only';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';

/** The bytes of a variant of the picture with this key; null when there is none. */
export async function loadPictureFile(key: string, variant: string): Promise<Buffer | null> {
  const name = await storeNameOf(key);
  return name === undefined ? null : pictureStore().read(name, variant);
}
