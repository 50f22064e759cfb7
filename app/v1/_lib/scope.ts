import type { CallScope } from '@/features/auth/personal-tokens/model/scopes';
import { ERROR_STATUS, type ErrorCode } from '@/shared/error-codes';

/** What a personal token needs for a call: what the call says, else reading for a GET and writing for everything else. */
export function neededScope(
  method: string,
  { scope }: { scope?: CallScope | undefined },
): CallScope {
  return scope ?? (['GET', 'HEAD'].includes(method.toUpperCase()) ? 'read' : 'write');
}

/** How a token without that scope is refused. Every token may read, so that one without it is none that we made. */
export function scopeRefusal(needed: CallScope): ErrorCode {
  const codes = {
    read: 'token_refused',
    write: 'token_needs_write',
    publish: 'token_needs_publish',
    session: 'session_required',
  } as const;
  return codes[needed];
}

const TOO_LITTLE = 'Bearer error="insufficient_scope"';
const CHALLENGES: Partial<Record<ErrorCode, string>> = {
  token_refused: 'Bearer error="invalid_token"',
  token_needs_write: `${TOO_LITTLE}, scope="write"`,
  token_needs_publish: `${TOO_LITTLE}, scope="publish"`,
  session_required: TOO_LITTLE,
};

/** What `WWW-Authenticate` says with an error (RFC 6750, section 3); undefined where other authority would change nothing. */
export function challengeOf(code: ErrorCode): string | undefined {
  return CHALLENGES[code] ?? (ERROR_STATUS[code] === 401 ? 'Bearer' : undefined);
}
