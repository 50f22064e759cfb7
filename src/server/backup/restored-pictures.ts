import { AppError } from '@/shared/http/app-error';
import { PlainError } from '../plain-error';
import type { PictureStore } from '../storage/picture-store';
import { mapOrdered } from './map-ordered';
import type { ArchivedPicture } from './archive-source';
import { withRetries } from './stored-pictures';

const WRITTEN_AT_ONCE = 8;

/** Writes the pictures of a backup; with `keepPictures`, only those that are missing or differ. */
export async function restorePictures(
  store: PictureStore,
  pictures: AsyncIterable<ArchivedPicture>,
  keepPictures: boolean,
): Promise<void> {
  const write = async ({ name, files }: ArchivedPicture) => {
    if (keepPictures && (await isThere(store, { name, files }))) return;
    await withRetries(() => store.write(name, files));
  };
  try {
    for await (const written of mapOrdered(pictures, WRITTEN_AT_ONCE, write)) void written;
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new PlainError(
      cause.code === 'storage_full'
        ? 'There is no room left for the pictures.'
        : 'The storage of pictures does not answer.',
      'Correct the cause, then run it again with --keep-pictures.',
      { kept: 'The database is as empty as before; the pictures written so far stay.', cause },
    );
  }
}

async function isThere(store: PictureStore, { name, files }: ArchivedPicture): Promise<boolean> {
  for (const [variant, bytes] of files) {
    const existing = await withRetries(() => store.read(name, variant));
    if (!existing?.equals(bytes)) return false;
  }
  return true;
}
