import 'server-only';
import { AppError } from '@/shared/app-error';

const RETRY_SECONDS = 5;
const FULL_CODES = ['ENOSPC', 'EDQUOT'];
/** A disk that broke, was taken away or may not be written: nothing that a visitor could change. */
const AWAY_CODES = [
  'EIO',
  'EROFS',
  'ESTALE',
  'ENOTCONN',
  'ENODEV',
  'ENXIO',
  'ETIMEDOUT',
  'EACCES',
  'EPERM',
];

/** What is thrown while the storage cannot be reached, or says that it cannot serve now: only what needs a picture answers 503. */
export function storageUnavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** An error of the disk as what it means to visitors: storage_full, storage_unavailable, or a fault of ours as it is. */
export function asStorageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL_CODES.includes(code)) return new AppError('storage_full', { cause: error });
  return AWAY_CODES.includes(code) ? storageUnavailable(error) : error;
}
