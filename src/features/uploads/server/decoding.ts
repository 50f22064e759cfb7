import 'server-only';
import pLimit from 'p-limit';
import { AppError } from '@/shared/http/app-error';
import { perProcess } from '@/server/per-process';

/**
 * Pictures decoded in parallel: a burst of decompression bombs queues up and delays no other
 * request.
 */
const DECODERS = 2;
/** The maximum queue of uploads: about half a minute of work. */
const WAITING_MAX = 100;
const RETRY_SECONDS = 10;

const decoders = perProcess('decoders', () => pLimit(DECODERS));
const background = perProcess('background decoder', () => pLimit(1));

/** @throws {AppError} overloaded when the queue is full */
export function ensureDecoderCapacity(): void {
  if (decoders.pendingCount >= WAITING_MAX)
    throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS });
}

/** Runs work that decodes a picture when a decoder is free. */
export function withDecoder<T>(work: () => Promise<T>): Promise<T> {
  return decoders(work);
}

/**
 * Runs such work in the background, one at a time: an import with its variants takes one core, and pages
 * and uploads keep the others.
 */
export function withBackgroundDecoder<T>(work: () => Promise<T>): Promise<T> {
  return background(() => withDecoder(work));
}
