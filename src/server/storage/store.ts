import 'server-only';
import { env } from '../env/env';
import { blobStore } from './blob';
import { diskStore } from './disk';
import type { PictureStore } from './picture-store';

/** The storage of this installation: a folder, or Vercel Blob when configured. */
export function pictureStore(): PictureStore {
  return env().blob ? blobStore : diskStore;
}
