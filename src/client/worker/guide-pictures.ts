import { keptVariant, pictureOfPath, pictureToKeep } from '@/shared/offline/picture-choice';
import type { KnownPicture } from '@/shared/offline/picture-choice';
import { atOnce } from './at-once';
import { putKept } from './put-kept';

/** How pictures are kept. */
export interface PictureWish {
  /** pixels across that this device can show */
  neededPx: number;
  /** on purpose: whole pictures, so that one can look closely, and all of them */
  isSaved: boolean;
  /** somebody whose network costs: only what is shown */
  isSparing: boolean;
  /** bytes that may be fetched unasked */
  roomBytes: number;
}

/** How far it has come. */
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
 * Keeps the pictures of a guide, and takes away those that do not belong to it any more.
 * @param onProgress told after each picture
 * @throws {KeepFailure} what was kept until then stays
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
    // A picture that was replaced meanwhile is not missing.
    if (answer) count.keptPictureCount += 1;
    else count.pictureCount -= 1;
    count.bytes += answer?.bytes ?? 0;
    onProgress({ ...count });
  });
  return count;
}
