import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError } from '@/shared/app-error';

/** Pictures decoded at the same time: bombs that arrive together wait for each other and slow nobody else. */
const DECODERS = 2;
/** Uploads that may wait for a decoder: about half a minute of work. */
const WAITING_MAX = 100;
const RETRY_SECONDS = 10;

/** One for Next's bundle and the jobs of server.ts, which load modules of their own. */
const HOLDER = Symbol.for('makerstep.decoders');
const holder = globalThis as typeof globalThis & { [HOLDER]?: LimitFunction };
const decoders = () => (holder[HOLDER] ??= pLimit(DECODERS));

/** @throws {AppError} overloaded when so many pictures wait already that another one would wait for too long */
export function ensureDecoderCapacity(): void {
  if (decoders().pendingCount >= WAITING_MAX)
    throw new AppError('overloaded', { retryAfterSeconds: RETRY_SECONDS });
}

/** Runs work that decodes a picture when it is its turn. */
export function withDecoder<T>(work: () => Promise<T>): Promise<T> {
  return decoders()(work);
}
