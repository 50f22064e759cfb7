import { storedVariant, pictureOfPath, pictureToStore } from '@/shared/offline/picture-choice';
import type { KnownPicture } from '@/shared/offline/picture-choice';
import { runConcurrently } from './at-once';
import { fetchAndStore } from './fetch-and-store';

export interface PictureOptions {
  /** width of the largest useful picture, in pixels */
  neededPx: number;
  /** saved on request: all pictures, in full size, so that the reader can zoom in */
  isSaved: boolean;
  /** data saving is on: only the displayed pictures */
  isSparing: boolean;
  /** limit in bytes for automatic storage */
  roomBytes: number;
  /** clips that belong to the guide too */
  clipPaths: readonly string[];
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
 * Stores the pictures of a guide, and deletes files that no longer belong to it.
 * @param onProgress called after each picture
 * @throws {StoreFailure} what was stored until then stays
 */
export async function storeGuidePictures(
  cache: Cache,
  pictures: readonly KnownPicture[],
  options: PictureOptions,
  signal: AbortSignal,
  onProgress: (count: PictureCount) => void,
): Promise<PictureCount> {
  const keys = new Set(pictures.map(({ key }) => key));
  for (const path of await pathsIn(cache))
    if (!keys.has(pictureOfPath(path)?.key ?? '') && !options.clipPaths.includes(path))
      await cache.delete(path);

  const stored = await pathsIn(cache);
  const wanted = pictures.map((picture) =>
    pictureToStore(picture, options.isSaved ? Number.POSITIVE_INFINITY : options.neededPx),
  );
  const missing = wanted.filter((path) => storedVariant(path, stored) === undefined);
  const count: PictureCount = {
    pictureCount: wanted.length,
    keptPictureCount: wanted.length - missing.length,
    bytes: 0,
  };
  onProgress({ ...count });
  if (options.isSparing && !options.isSaved) return count;
  await runConcurrently(missing, async (path) => {
    if (count.bytes > options.roomBytes) return;
    const answer = await fetchAndStore(cache, path, { signal });
    // A picture that was replaced since is not missing.
    if (answer) count.keptPictureCount += 1;
    else count.pictureCount -= 1;
    count.bytes += answer?.bytes ?? 0;
    onProgress({ ...count });
  });
  return count;
}
