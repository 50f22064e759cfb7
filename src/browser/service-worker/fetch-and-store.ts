import type { StorageProblem } from '@/shared/offline/offline-guide';
import { isGone } from '@/shared/offline/request-kind';
import { toStorable } from './storable-response';

const FETCH_TIMEOUT_MS = 30_000;

/** Storing a guide failed. */
export class StoreFailure extends Error {
  constructor(readonly problem: StorageProblem) {
    super(problem);
  }
}

/**
 * Fetches a public address of this host without cookies, so that no personal response is stored. A
 * closed site answers with them, and what everybody who is signed in gets.
 */
export async function fetchPublic(
  path: string,
  {
    signal,
    headers = {},
    method = 'GET',
    cache = 'default',
  }: {
    signal: AbortSignal;
    headers?: Record<string, string>;
    method?: 'GET' | 'HEAD';
    cache?: RequestCache;
  },
): Promise<Response> {
  const bound = new AbortController();
  const end = () => bound.abort();
  const timer = setTimeout(end, FETCH_TIMEOUT_MS);
  // Also while the body is read: the job may end by then.
  signal.addEventListener('abort', end, { once: true });
  try {
    signal.throwIfAborted();
    const ask = (credentials: RequestCredentials) =>
      fetch(path, { method, credentials, cache, headers, signal: bound.signal });
    // A captive portal, such as a hotel's sign-in page, may answer instead of the server.
    const isElsewhere = ({ redirected, url }: Response) =>
      redirected && new URL(url).pathname !== path;
    let answer = await ask('omit');
    if (answer.status === 401 || isElsewhere(answer)) answer = await ask('same-origin');
    if (isElsewhere(answer) || (!answer.ok && !isGone(answer.status)))
      throw new StoreFailure('network');
    return answer;
  } catch (error) {
    throw signal.aborted || error instanceof StoreFailure ? error : new StoreFailure('network');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Stores a response.
 * @throws {StoreFailure} when storage is full or the body is incomplete
 */
export async function put(
  cache: Cache,
  address: string,
  answer: Response,
): Promise<{ bytes: number; body: Blob }> {
  const { stored, bytes, body } = await toStorable(answer).catch(() => {
    throw new StoreFailure('network');
  });
  await cache.put(address, stored).catch(() => {
    throw new StoreFailure('full');
  });
  return { bytes, body };
}

/**
 * Fetches an address and stores the answer; undefined when it is gone.
 * @throws {StoreFailure}
 */
export async function fetchAndStore(
  cache: Cache,
  path: string,
  options: { signal: AbortSignal; cache?: RequestCache },
): Promise<{ bytes: number; body: Blob } | undefined> {
  const answer = await fetchPublic(path, options);
  return answer.ok ? put(cache, path, answer) : undefined;
}
