import 'server-only';
import { BlobError } from '@vercel/blob';
import { AppError } from '@/shared/http/app-error';
import { logger } from '../logging/logger';
import { storageUnavailable } from './storage-error';

/** Our timeout: the store's client would retry for minutes. */
const TIMEOUT_MS = 5_000;
const NOT_FOUND = 404;
const OUT_OF_RANGE = 416;

/**
 * One call to the store, within the time that a person waits.
 * @throws {AppError} storage_unavailable whatever the reason (wrong token, suspended store, no
 * network): a visitor can change none of them
 */
export async function within<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The blob store did not answer in time.'));
      controller.abort();
    }, TIMEOUT_MS);
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
export function bytesAt(address: string, headers: Record<string, string>): Promise<Buffer | null> {
  return within(async (signal) => {
    const response = await fetch(address, { headers, signal, cache: 'no-store' });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    await response.body?.cancel();
    if (response.status === NOT_FOUND) return null;
    if (response.status === OUT_OF_RANGE) return Buffer.alloc(0);
    throw new Error(`The blob store answered ${response.status}.`);
  });
}
