import 'server-only';
import { BlobError } from '@vercel/blob';
import { AppError } from '@/shared/http/app-error';
import { logger } from '../logging/logger';
import { ANSWER_MS, fetchWithTimeout, withTimeout } from './with-timeout';
import { storageUnavailable } from './storage-error';

const MULTIPLE_CHOICES = 300;
const NOT_FOUND = 404;
const OUT_OF_RANGE = 416;

/**
 * One call to the store, by default within the time that a person waits: the store's client would
 * retry for minutes.
 * @throws {AppError} storage_unavailable whatever the reason (wrong token, suspended store, no
 * network): a visitor can change none of them
 */
export function within<T>(
  work: (abortSignal: AbortSignal) => Promise<T>,
  timeoutMs = ANSWER_MS,
): Promise<T> {
  const controller = new AbortController();
  return orUnavailable(
    withTimeout(work(controller.signal), AbortSignal.timeout(timeoutMs), controller),
  );
}

/** The bytes at a URL of the store; null when there are none. */
export async function bytesAt(
  address: string,
  headers: Record<string, string>,
): Promise<Buffer | null> {
  const { status, bytes } = await orUnavailable(fetchWithTimeout(address, { headers }));
  if (status < MULTIPLE_CHOICES) return bytes;
  if (status === NOT_FOUND) return null;
  if (status === OUT_OF_RANGE) return Buffer.alloc(0);
  return orUnavailable(Promise.reject(new Error(`The blob store answered ${status}.`)));
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) throw error;
    logger.warn('blob_store_failed', {
      reason: error instanceof BlobError ? error.message : String(error),
    });
    throw storageUnavailable(error);
  }
}
