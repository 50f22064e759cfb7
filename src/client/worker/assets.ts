import { assetCacheName, BUILD_PATH, type BuildFiles } from '@/shared/offline/build-files';
import { atOnce } from './at-once';
import { fetchPublic, KeepFailure, putKept } from './put-kept';

/**
 * The browser files of the server's build.
 * @throws {KeepFailure}
 */
export async function fetchBuild(signal: AbortSignal): Promise<BuildFiles> {
  const answer = await fetchPublic(BUILD_PATH, { signal, cache: 'no-cache' });
  return (answer.json() as Promise<BuildFiles>).catch(() => {
    throw new KeepFailure('network');
  });
}

/**
 * Stores files of a build.
 * @throws {KeepFailure} when one of them cannot be loaded or stored
 */
export async function keepAssets({ id, files }: BuildFiles, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(assetCacheName(id));
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await atOnce(
    files.filter((path) => !kept.has(path)),
    async (path) => {
      // Builds share files that did not change.
      const same = await caches.match(path);
      if (same) await cache.put(path, same);
      else if (!(await putKept(cache, path, { signal }))) throw new KeepFailure('network');
    },
  );
}
