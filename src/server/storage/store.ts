import 'server-only';
import { env } from '../env';
import { blobStore } from './blob';
import { diskStore } from './disk';
import type { PictureStore } from './picture-store';

/** Where this installation keeps its pictures: in a folder, or in Vercel Blob when that is configured. */
export function pictureStore(): PictureStore {
  return env().blob ? blobStore : diskStore;
}
