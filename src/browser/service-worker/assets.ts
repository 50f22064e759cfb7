import { assetCacheName, BUILD_PATH, type BuildFiles } from '@/shared/offline/build-files';
import { runConcurrently } from './at-once';
import { fetchPublic, StoreFailure, fetchAndStore } from './fetch-and-store';

/**
 * The browser files of the server's build.
 * @throws {StoreFailure}
 */
export async function fetchBuild(signal: AbortSignal): Promise<BuildFiles> {
  const answer = await fetchPublic(BUILD_PATH, { signal, cache: 'no-cache' });
  return (answer.json() as Promise<BuildFiles>).catch(() => {
    throw new StoreFailure('network');
  });
}

/**
 * Stores files of a build.
 * @throws {StoreFailure} when one of them cannot be loaded or stored
 */
export async function storeAssets({ id, files }: BuildFiles, signal: AbortSignal): Promise<void> {
  const cache = await caches.open(assetCacheName(id));
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await runConcurrently(
    files.filter((path) => !stored.has(path)),
    async (path) => {
      // Builds share files that did not change.
      const same = await caches.match(path);
      if (same) await cache.put(path, same);
      else if (!(await fetchAndStore(cache, path, { signal }))) throw new StoreFailure('network');
    },
  );
}
