import { ASSET_CACHE } from '@/shared/offline/guide-addresses';
import { namedAssets } from '@/shared/offline/named-assets';
import { atOnce } from './at-once';
import { KeepFailure, putKept } from './put-kept';

const TEXT = /\.(?:js|css)(?:\?|$)/;

/**
 * Keeps the scripts, styles and fonts that texts name, with those that they name in turn.
 * @returns all their addresses
 * @throws {KeepFailure} when one of them cannot be had or kept
 */
export async function keepAssets(texts: readonly string[], signal: AbortSignal): Promise<string[]> {
  const cache = await caches.open(ASSET_CACHE);
  const known = new Set<string>();
  const byPages = new Set(texts.flatMap((text) => namedAssets(text, '')));
  let next = [...byPages];
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => !known.has(path));
    fresh.forEach((path) => known.add(path));
    const named: string[] = [];
    await atOnce(fresh, async (path) => {
      const body =
        (await (await cache.match(path))?.blob()) ?? (await putKept(cache, path, { signal }))?.body;
      // The pages are of another version than the server by now.
      if (!body && byPages.has(path)) throw new KeepFailure('network');
      if (body && TEXT.test(path)) named.push(...namedAssets(await body.text(), path));
    });
    next = named;
  }
  return [...known];
}

/** Under which address an asset is kept: a version, if there is one, belongs to it. */
export function assetAddress({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Takes away what none of the kept pages names any more. */
export async function sweepAssets(named: ReadonlySet<string>): Promise<void> {
  if (!(await caches.has(ASSET_CACHE))) return;
  const cache = await caches.open(ASSET_CACHE);
  for (const request of await cache.keys())
    if (!named.has(assetAddress(request))) await cache.delete(request);
}
