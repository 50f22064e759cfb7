import type { KeepProblem } from '@/shared/offline/kept-guide';
import { isGone } from '@/shared/offline/request-kind';
import { toKeep } from './kept-answer';

const FETCH_TIMEOUT_MS = 30_000;

/** Keeping a guide came to its end before the guide did. */
export class KeepFailure extends Error {
  constructor(readonly problem: KeepProblem) {
    super(problem);
  }
}

/** Fetches something public of this host: without cookies, so that nothing made for one person can be kept. */
export async function fetchPublic(
  path: string,
  {
    signal,
    headers = {},
    cache = 'default',
  }: { signal: AbortSignal; headers?: Record<string, string>; cache?: RequestCache },
): Promise<Response> {
  const bound = new AbortController();
  const end = () => bound.abort();
  const timer = setTimeout(end, FETCH_TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    const answer = await fetch(path, { credentials: 'omit', cache, headers, signal: bound.signal });
    // Somebody on the way, such as the sign-in page of a hotel, answers in the server's place.
    const isElsewhere = answer.redirected && new URL(answer.url).pathname !== path;
    if (isElsewhere || (!answer.ok && !isGone(answer.status))) throw new KeepFailure('network');
    return answer;
  } catch (error) {
    throw signal.aborted || error instanceof KeepFailure ? error : new KeepFailure('network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Puts an answer into a cache. @throws {KeepFailure} when there is no room or it did not come whole */
export async function put(
  cache: Cache,
  address: string,
  answer: Response,
): Promise<{ bytes: number; body: Blob }> {
  const { kept, bytes, body } = await toKeep(answer).catch(() => {
    throw new KeepFailure('network');
  });
  await cache.put(address, kept).catch(() => {
    throw new KeepFailure('full');
  });
  return { bytes, body };
}

/** Fetches an address that never changes and keeps it; undefined when it is gone. @throws {KeepFailure} */
export async function putKept(
  cache: Cache,
  path: string,
  options: { signal: AbortSignal },
): Promise<{ bytes: number; body: Blob } | undefined> {
  const answer = await fetchPublic(path, options);
  return answer.ok ? put(cache, path, answer) : undefined;
}
