import { BUILD_HEADER } from '@/shared/offline/build-files';
import { PAGE_CACHE } from '@/shared/offline/guide-addresses';
import { paths } from '@/shared/paths';
import { fetchBuild, keepAssets } from './assets';
import { fetchPage, isOfBuild } from './guide-pages';
import { put } from './put-kept';

/** The page that stands for every other one without a network. */
export const keptOfflinePage = (): Promise<Response | undefined> =>
  caches.match(paths.offline, { cacheName: PAGE_CACHE });

/** The build whose files that page needs. */
export const offlinePageBuild = async (): Promise<string | undefined> =>
  (await keptOfflinePage())?.headers.get(BUILD_HEADER) ?? undefined;

/**
 * Keeps that page in a language; what was kept before stays while that cannot be had. Its style and fonts come with it, its scripts with the
 * first guide: without one it has nothing to list.
 */
export async function keepOfflinePage(locale: string): Promise<void> {
  const { signal } = new AbortController();
  const build = await fetchBuild(signal);
  const answer = await fetchPage(paths.offline, locale, signal);
  if (!isOfBuild(answer, build)) return;
  await keepAssets(
    { ...build, files: build.files.filter((path) => !path.endsWith('.js')) },
    signal,
  );
  await put(await caches.open(PAGE_CACHE), paths.offline, answer);
}
