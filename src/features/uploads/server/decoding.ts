import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '@/shared/http/app-error';

/**
 * Pictures decoded in parallel: a burst of decompression bombs queues up and delays no other
 * request.
 */
const DECODERS = 2;
/** The maximum queue of uploads: about half a minute of work. */
const WAITING_MAX = 100;
const RETRY_SECONDS = 10;

/** Shared by Next's bundle and the jobs of server.ts, which load separate modules. */
const HOLDER = Symbol.for('makerstep.decoders');
const holder = globalThis as typeof globalThis & { [HOLDER]?: LimitFunction };
const decoders = () => (holder[HOLDER] ??= pLimit(DECODERS));

/** @throws {AppError} overloaded when the queue is full */
export function ensureDecoderCapacity(): void {
  if (decoders().pendingCount >= WAITING_MAX)
    throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS });
}

/** Runs work that decodes a picture when a decoder is free. */
export function withDecoder<T>(work: () => Promise<T>): Promise<T> {
  return decoders()(work);
}
