import 'server-only';
import { diskStore } from './disk';
import type { PictureStore } from './picture-store';

/** Where this installation keeps its pictures. */
export function pictureStore(): PictureStore {
  return diskStore;
}
