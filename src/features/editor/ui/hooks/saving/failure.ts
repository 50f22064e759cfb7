import { ApiError } from '@/browser/api/api-error';

/** Why a text was not saved: no answer, or a refusal, which may pass by itself. */
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
