import 'server-only';

/** Maximum time that a person waits for a storage. */
export const ANSWER_MS = 5_000;
/** For the bytes of a large picture on a slow line, which other pictures share. */
export const TRANSFER_MS = 60_000;

/** Runs a part of a call, aborted and rejected at the end of its time. */
export async function withTimeout<T>(
  part: Promise<T>,
  endBy: AbortSignal,
  controller: AbortController,
): Promise<T> {
  let stop = () => undefined as void;
  const late = new Promise<never>((_, reject) => {
    stop = () => {
      controller.abort(endBy.reason);
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
export async function fetchWithTimeout(
  url: string,
  init: RequestInit,
  answerBy: AbortSignal = AbortSignal.timeout(ANSWER_MS),
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const controller = new AbortController();
  const sent = fetch(url, { ...init, signal: controller.signal, cache: 'no-store' });
  const response = await withTimeout(sent, answerBy, controller);
  const bytes = await withTimeout(
    response.arrayBuffer(),
    AbortSignal.timeout(TRANSFER_MS),
    controller,
  );
  return { status: response.status, headers: response.headers, bytes: Buffer.from(bytes) };
}
