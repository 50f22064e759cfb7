import type { CallScope } from '@/shared/http/contract';
import { ERROR_STATUS, type ErrorCode } from '@/shared/http/error-codes';

/**
 * The error for a token without that scope. Every token may read, so one without `read` is not
 * ours.
 */
export function scopeRefusal(needed: CallScope): ErrorCode {
  const codes = {
    read: 'token_refused',
    translate: 'token_needs_translate',
    write: 'token_needs_write',
    review: 'token_needs_review',
    publish: 'token_needs_publish',
    webhooks: 'token_needs_webhooks',
    operate: 'token_needs_operate',
    session: 'session_required',
  } as const;
  return codes[needed];
}

const TOO_LITTLE = 'Bearer error="insufficient_scope"';
const CHALLENGES: Partial<Record<ErrorCode, string>> = {
  token_refused: 'Bearer error="invalid_token"',
  token_needs_translate: `${TOO_LITTLE}, scope="translate"`,
  token_needs_write: `${TOO_LITTLE}, scope="write"`,
  token_needs_review: `${TOO_LITTLE}, scope="review"`,
  token_needs_publish: `${TOO_LITTLE}, scope="publish"`,
  token_needs_webhooks: `${TOO_LITTLE}, scope="webhooks"`,
  token_needs_operate: `${TOO_LITTLE}, scope="operate"`,
  session_required: TOO_LITTLE,
};

/**
 * The `WWW-Authenticate` header of an error (RFC 6750, section 3); undefined where another
 * credential would not help.
 */
export function challengeOf(code: ErrorCode): string | undefined {
  return CHALLENGES[code] ?? (ERROR_STATUS[code] === 401 ? 'Bearer' : undefined);
}
