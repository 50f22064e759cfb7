import type { OfflineGuide } from '@/shared/offline/offline-guide';
import { runConcurrently } from './at-once';
import { fetchAndStore } from './fetch-and-store';
import type { KnownClip } from './guide-facts';

type ClipCount = NonNullable<OfflineGuide['clips']>;

/**
 * Stores the clips of a guide whose reader chose that. One that fails to load is missing, and the
 * others still load.
 * @param onProgress called after each clip
 * @returns undefined for a guide without clips
 */
export async function storeGuideClips(
  cache: Cache,
  clips: readonly KnownClip[],
  { keepsClips, signal }: { keepsClips: boolean | undefined; signal: AbortSignal },
  onProgress: (clips: ClipCount) => void,
): Promise<ClipCount | undefined> {
  if (clips.length === 0) return undefined;
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = clips.filter(({ path }) => !stored.has(path));
  const count = {
    count: clips.length,
    keptCount: clips.length - missing.length,
    missingBytes: missing.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
  onProgress({ ...count });
  if (!keepsClips) return count;
  await runConcurrently(missing, async ({ path, sizeBytes }) => {
    const answer = await fetchAndStore(cache, path, { signal }).catch(() => undefined);
    signal.throwIfAborted();
    if (!answer) return;
    count.keptCount += 1;
    count.missingBytes -= sizeBytes;
    onProgress({ ...count });
  });
  return count;
}
