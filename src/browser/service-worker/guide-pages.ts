import { BUILD_HEADER, type BuildFiles } from '@/shared/offline/build-files';
import { guidePages } from '@/shared/offline/guide-addresses';
import { isGone } from '@/shared/offline/request-kind';
import { storeAssets } from './assets';
import { runConcurrently } from './at-once';
import { fetchPublic, StoreFailure, put } from './fetch-and-store';

/**
 * Stores the pages of a guide in one language with the files of their build. Fetches all before it
 * stores the first, so that stored pages always have their scripts.
 * @returns whether the server still has the guide
 * @throws {StoreFailure}
 */
export async function storeGuidePages(
  cache: Cache,
  projectUid: string,
  { locale, build, signal }: { locale: string; build: BuildFiles; signal: AbortSignal },
): Promise<boolean> {
  const fetched: { page: string; answer: Response }[] = [];
  await runConcurrently(guidePages(projectUid), async (page) => {
    fetched.push({ page, answer: await fetchPage(page, locale, signal) });
  });
  if (fetched.some(({ answer }) => isGone(answer.status))) return false;
  if (fetched.some(({ answer }) => !isOfBuild(answer, build))) throw new StoreFailure('network');
  await storeAssets(build, signal);
  for (const { page, answer } of fetched) await put(cache, page, answer);
  return true;
}

/**
 * Fetches a page without credentials.
 * @throws {StoreFailure}
 */
export function fetchPage(page: string, locale: string, signal: AbortSignal): Promise<Response> {
  return fetchPublic(page, {
    signal,
    cache: 'no-cache',
    headers: { accept: 'text/html', 'accept-language': locale },
  });
}

/** Reports whether a response is a page of this build: the server may be updated at any time. */
export const isOfBuild = ({ headers }: Response, { id }: BuildFiles): boolean =>
  headers.get('content-type')?.startsWith('text/html') === true && headers.get(BUILD_HEADER) === id;
