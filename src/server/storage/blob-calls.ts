import 'server-only';
import { BlobError } from '@vercel/blob';
import { AppError } from '@/shared/http/app-error';
import { logger } from '../logging/logger';
import { storageUnavailable } from './storage-error';

/** Our timeout: the store's client would retry for minutes. */
const TIMEOUT_MS = 5_000;
/** For the bytes of a large picture on a slow line, which other pictures share. */
export const TRANSFER_MS = 60_000;
const NOT_FOUND = 404;
const OUT_OF_RANGE = 416;

/**
 * One call to the store, by default within the time that a person waits.
 * @throws {AppError} storage_unavailable whatever the reason (wrong token, suspended store, no
 * network): a visitor can change none of them
 */
export async function within<T>(
  work: (abortSignal: AbortSignal) => Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The blob store did not answer in time.'));
      controller.abort();
    }, timeoutMs);
  });
  const working = work(controller.signal);
  // After our timeout, its own late error must not be an unhandled rejection.
  working.catch(() => undefined);
  try {
    return await Promise.race([working, timeout]);
  } catch (error) {
    if (error instanceof AppError) throw error;
    logger.warn('blob_store_failed', {
      reason: error instanceof BlobError ? error.message : String(error),
    });
    throw storageUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes at a URL of the store; null when there are none. */
export async function bytesAt(
  address: string,
  headers: Record<string, string>,
): Promise<Buffer | null> {
  const stopping = new AbortController();
  const stopWith = (signal: AbortSignal) =>
    signal.addEventListener('abort', () => stopping.abort());
  const answer = await within(async (signal) => {
    stopWith(signal);
    const response = await fetch(address, { headers, signal: stopping.signal, cache: 'no-store' });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === NOT_FOUND) return null;
    if (response.status === OUT_OF_RANGE) return new Response();
    throw new Error(`The blob store answered ${response.status}.`);
  });
  if (!answer) return null;
  return within(async (signal) => {
    stopWith(signal);
    return Buffer.from(await answer.arrayBuffer());
  }, TRANSFER_MS);
}
