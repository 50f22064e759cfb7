import type { ErrorCode } from '@/shared/http/error-codes';

/** Error codes of the API, and of failures before it answers. */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'timeout' | 'aborted';

interface ApiErrorDetails {
  /** HTTP status; 0 when there was no answer */
  status: number;
  fields?: Record<string, string> | undefined;
  current?: unknown;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/**
 * The only error that calls to /v1 throw. `message` is for people, in the language of the
 * interface.
 */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  /** For 422: the message of each invalid field; the keys are paths in the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** For stale_version: the object as the server has it now. */
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ApiErrorCode, message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = details.status;
    this.fields = details.fields ?? {};
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** True if the server itself answered; false when it could not be reached or took too long. */
  get isAnswered(): boolean {
    return this.code !== 'unreachable' && this.code !== 'timeout' && this.code !== 'aborted';
  }
}
