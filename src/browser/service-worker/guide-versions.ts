import { isVersionAddress, versionAddress } from '@/shared/offline/guide-addresses';
import { type GuideFacts, type GuideFiles, filesIn, unlike } from './guide-facts';
import { fetchAndStore, put } from './fetch-and-store';

/**
 * Stores the newest version of a guide as data, beside its pages, and keeps the one that its reader
 * is in the middle of: the viewer shows that one until it is finished.
 * @returns the files of both
 * @throws {StoreFailure}
 */
export async function storeGuideVersions(
  cache: Cache,
  projectUid: string,
  { versionNumber, pictures, clips, answer }: GuideFacts,
  { begun, signal }: { begun: number | undefined; signal: AbortSignal },
): Promise<GuideFiles> {
  const newest = versionAddress(projectUid, versionNumber);
  await put(cache, newest, answer);
  const earlier = begun === undefined ? newest : versionAddress(projectUid, begun);
  // Each time: parts of its pictures may be covered by now. One that is gone stays as it is.
  if (earlier !== newest) await fetchAndStore(cache, earlier, { signal, cache: 'no-cache' });
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    if (isVersionAddress(address) && address !== newest && address !== earlier)
      await cache.delete(address);
  }
  const earlierPage = earlier === newest ? undefined : await cache.match(earlier);
  if (!earlierPage) return { pictures, clips };
  const before = await filesIn(earlierPage);
  return unlike({
    pictures: [...pictures, ...before.pictures],
    clips: [...clips, ...before.clips],
  });
}
