import { keptVariant, pictureOfPath, pictureToKeep } from '@/shared/offline/picture-choice';
import type { KnownPicture } from '@/shared/offline/picture-choice';
import { atOnce } from './at-once';
import { putKept } from './put-kept';

/** How pictures are stored. */
export interface PictureWish {
  /** width of the largest useful picture, in pixels */
  neededPx: number;
  /** saved on request: all pictures, in full size, so that the reader can zoom in */
  isSaved: boolean;
  /** data saving is on: only the displayed pictures */
  isSparing: boolean;
  /** limit in bytes for automatic storage */
  roomBytes: number;
}

/** The progress. */
export interface PictureCount {
  pictureCount: number;
  keptPictureCount: number;
  bytes: number;
}

const pathsIn = async (cache: Cache) =>
  (await cache.keys())
    .map((request) => new URL(request.url).pathname)
    .filter((path) => pictureOfPath(path));

/**
 * Stores the pictures of a guide, and deletes those that no longer belong to it.
 * @param onProgress called after each picture
 * @throws {KeepFailure} what was stored until then stays
 */
export async function keepGuidePictures(
  cache: Cache,
  pictures: readonly KnownPicture[],
  wish: PictureWish,
  signal: AbortSignal,
  onProgress: (count: PictureCount) => void,
): Promise<PictureCount> {
  const keys = new Set(pictures.map(({ key }) => key));
  for (const path of await pathsIn(cache))
    if (!keys.has(pictureOfPath(path)?.key ?? '')) await cache.delete(path);

  const kept = await pathsIn(cache);
  const wanted = pictures.map((picture) =>
    pictureToKeep(picture, wish.isSaved ? Number.POSITIVE_INFINITY : wish.neededPx),
  );
  const missing = wanted.filter((path) => keptVariant(path, kept) === undefined);
  const count: PictureCount = {
    pictureCount: wanted.length,
    keptPictureCount: wanted.length - missing.length,
    bytes: 0,
  };
  onProgress({ ...count });
  if (wish.isSparing && !wish.isSaved) return count;
  await atOnce(missing, async (path) => {
    if (count.bytes > wish.roomBytes) return;
    const answer = await putKept(cache, path, { signal });
    // A picture that was replaced since is not missing.
    if (answer) count.keptPictureCount += 1;
    else count.pictureCount -= 1;
    count.bytes += answer?.bytes ?? 0;
    onProgress({ ...count });
  });
  return count;
}
