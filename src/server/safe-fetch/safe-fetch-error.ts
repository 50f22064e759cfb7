import 'server-only';

/** Why a request failed or its answer could not be read. */
export type SafeFetchReason =
  | 'bad_url'
  /** The URL contains a name or a password. */
  | 'credentials'
  /** Another port than 80 and 443. */
  | 'port'
  /** It resolves to this machine, its network, or the metadata service of a cloud. */
  | 'not_public'
  /** The name does not resolve. */
  | 'unknown_host'
  /** Its TLS certificate is not valid. */
  | 'certificate'
  | 'redirects'
  /** Took too long. */
  | 'timeout'
  /** No connection, a broken one, or an invalid response. */
  | 'unreachable';

/**
 * Thrown when a URL cannot or may not be fetched. The message contains the reason and nothing of
 * the URL.
 */
export class SafeFetchError extends Error {
  readonly reason: SafeFetchReason;

  constructor(reason: SafeFetchReason, cause?: unknown) {
    super(reason, { cause });
    this.name = 'SafeFetchError';
    this.reason = reason;
  }
}

const TLS_FAULT = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|EPROTO)/;

/** The reason for an error of node's network modules. */
export function safeFetchErrorOf(error: unknown): SafeFetchError {
  if (error instanceof SafeFetchError) return error;
  const { name, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return new SafeFetchError('timeout', error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA')
    return new SafeFetchError('unknown_host', error);
  return new SafeFetchError(TLS_FAULT.test(code) ? 'certificate' : 'unreachable', error);
}
