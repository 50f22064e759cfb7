import { PAGE_CACHE } from '@/shared/offline/guide-addresses';
import { isGone } from '@/shared/offline/request-kind';
import { paths } from '@/shared/paths';
import { keepAssets } from './assets';
import { fetchPublic, put } from './put-kept';

const ASSETS_ADDRESS = '/offline/assets';

const read = async (address: string) => caches.match(address, { cacheName: PAGE_CACHE });

/** The page that stands for every other one without a network. */
export async function keptOfflinePage(): Promise<Response | undefined> {
  return read(paths.offline);
}

/** What that page names. */
export async function offlinePageAssets(): Promise<string[]> {
  return ((await (await read(ASSETS_ADDRESS))?.json()) ?? []) as string[];
}

/** Keeps that page in a language, with what it names; what was kept before stays while that cannot be had. */
export async function keepOfflinePage(locale: string): Promise<void> {
  const { signal } = new AbortController();
  const answer = await fetchPublic(paths.offline, {
    signal,
    cache: 'no-cache',
    headers: { accept: 'text/html', 'accept-language': locale },
  });
  if (isGone(answer.status)) return;
  const text = await answer.clone().text();
  if (text === (await (await keptOfflinePage())?.text())) return;
  const assets = await keepAssets([text], signal);
  const cache = await caches.open(PAGE_CACHE);
  await cache.put(
    ASSETS_ADDRESS,
    Response.json([...new Set([...assets, ...(await offlinePageAssets())])]),
  );
  await put(cache, paths.offline, answer);
  await cache.put(ASSETS_ADDRESS, Response.json(assets));
}
