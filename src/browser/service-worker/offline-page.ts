import { BUILD_HEADER } from '@/shared/offline/build-files';
import { PAGE_CACHE } from '@/shared/offline/guide-addresses';
import { paths } from '@/shared/addresses/paths';
import { fetchBuild, storeAssets } from './assets';
import { fetchPage, isOfBuild } from './guide-pages';
import { put } from './fetch-and-store';

/** The page that replaces any page that is not stored when offline. */
export const storedOfflinePage = (): Promise<Response | undefined> =>
  caches.match(paths.offline, { cacheName: PAGE_CACHE });

/** The build whose files the offline page needs. */
export const offlinePageBuild = async (): Promise<string | undefined> =>
  (await storedOfflinePage())?.headers.get(BUILD_HEADER) ?? undefined;

/**
 * Stores the offline page in a language; on failure the previous one stays. Styles and fonts come
 * with it, scripts with the first guide: without a guide it has nothing to list.
 */
export async function storeOfflinePage(locale: string): Promise<void> {
  const { signal } = new AbortController();
  const build = await fetchBuild(signal);
  const answer = await fetchPage(paths.offline, locale, signal);
  if (!isOfBuild(answer, build)) return;
  await storeAssets(
    { ...build, files: build.files.filter((path) => !path.endsWith('.js')) },
    signal,
  );
  await put(await caches.open(PAGE_CACHE), paths.offline, answer);
}
