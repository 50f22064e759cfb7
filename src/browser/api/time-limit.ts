import 'client-only';
import { ApiError } from './api-error';
import { clientText } from './client-texts';

/** The client's time limit (docs/reference/limits.md#time-limits). */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Runs a call with the client's time limit and turns network errors into ApiErrors.
 * @param outer the caller's abort signal
 * @throws {ApiError} unreachable, timeout, aborted, or an ApiError of `run`
 */
export async function withTimeLimit<T>(
  outer: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(() => controller.abort('timeout'), REQUEST_TIMEOUT_MS);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  try {
    // A race, so that code that ignores the signal has the same limit.
    return await Promise.race([run(controller.signal), whenAborted(controller.signal)]);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const code =
      controller.signal.reason === 'timeout'
        ? 'timeout'
        : outer?.aborted
          ? 'aborted'
          : 'unreachable';
    throw new ApiError(code, code === 'aborted' ? '' : clientText(code), {
      status: 0,
      cause: error,
    });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
}
