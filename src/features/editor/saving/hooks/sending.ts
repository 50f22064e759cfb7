import { ApiError } from '@/browser/api/api-error';
import type { Sending } from '@/features/projects/ui/api';

/** Browsers limit keepalive requests to 64 kB; the rest is for headers and other calls. */
const KEEPALIVE_MAX_UNITS = 15_000;

/** Request options for texts: a short request outlasts its page. */
export const sendingOf = (texts: unknown, isLeaving: boolean): Sending => ({
  keepalive: JSON.stringify(texts).length <= KEEPALIVE_MAX_UNITS,
  canRenew: !isLeaving,
});

/** Why a text was not saved: no answer, or a refusal (`isPassing`: a later try may succeed). */
export type Failure =
  | { is: 'unreachable' }
  | {
      is: 'refused';
      message: string;
      fields: Readonly<Record<string, string>>;
      isPassing: boolean;
      waitMs: number;
    };

export function failureOf(error: unknown, isLeaving: boolean): Failure {
  // Without time to renew the session, a valid one may be refused; a restored page tries again.
  const isUnreachable =
    error instanceof ApiError &&
    (error.status === 0 || error.code === 'unreachable' || (error.status === 401 && isLeaving));
  if (isUnreachable) return { is: 'unreachable' };
  const {
    status,
    message,
    fields,
    retryAfterSeconds = 0,
  } = error instanceof ApiError ? error : { status: 500, message: '', fields: {} };
  const isPassing = status >= 500 || status === 429;
  return { is: 'refused', message, fields, isPassing, waitMs: retryAfterSeconds * 1000 };
}
