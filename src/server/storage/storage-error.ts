import 'server-only';
import { AppError } from '@/shared/http/app-error';
import { S3Problem } from './s3-problem';

const RETRY_SECONDS = 5;
const FULL_CODES = ['ENOSPC', 'EDQUOT'];
/** The disk failed, was unmounted or is read-only: nothing that a visitor could change. */
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

/**
 * The error while the storage is unreachable or overloaded: only requests that need a picture
 * answer 503.
 */
export function storageUnavailable(cause: unknown): AppError {
  return new AppError('storage_unavailable', { retryAfterSeconds: RETRY_SECONDS, cause });
}

/** Explains a failure of the storage to the operator. */
export function storageFailureWords({ code, cause }: AppError): string {
  if (cause instanceof S3Problem) return cause.message;
  return code === 'storage_full' ? 'A storage is full.' : 'A storage does not answer.';
}

/**
 * Translates an error of the file system: storage_full, storage_unavailable, or the error itself if
 * it is a bug.
 */
export function asStorageError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (FULL_CODES.includes(code)) return new AppError('storage_full', { cause: error });
  return AWAY_CODES.includes(code) ? storageUnavailable(error) : error;
}
