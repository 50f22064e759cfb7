import 'server-only';

/** Maximum time that a person waits for a storage. */
export const ANSWER_MS = 5_000;
/** For the bytes of a large picture on a slow line, which other pictures share. */
export const TRANSFER_MS = 60_000;

/** A part of a call, which is stopped and given up when it does not end by then. */
export async function inTime<T>(
  part: Promise<T>,
  endBy: AbortSignal,
  stopping: AbortController,
): Promise<T> {
  let stop = () => undefined as void;
  const late = new Promise<never>((_, reject) => {
    stop = () => {
      stopping.abort(endBy.reason);
      reject(endBy.reason as Error);
    };
  });
  if (endBy.aborted) stop();
  endBy.addEventListener('abort', stop);
  try {
    // A race, as clients of storages may end late after a signal.
    return await Promise.race([late, part]);
  } finally {
    endBy.removeEventListener('abort', stop);
  }
}

/** A whole answer of a storage, which begins by then; its bytes may take as long as a picture. */
export async function fetchInTime(
  url: string,
  init: RequestInit,
  answerBy: AbortSignal = AbortSignal.timeout(ANSWER_MS),
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const stopping = new AbortController();
  const sent = fetch(url, { ...init, signal: stopping.signal, cache: 'no-store' });
  const response = await inTime(sent, answerBy, stopping);
  const bytes = await inTime(response.arrayBuffer(), AbortSignal.timeout(TRANSFER_MS), stopping);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(bytes) };
}
