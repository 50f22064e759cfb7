import { ERROR_STATUS, type ErrorCode } from './error-codes';

type AppErrorDetails = {
  /** Message keys of the namespace 'validation' by path, for 422. */
  fields?: Record<string, FieldProblem>;
  /** Seconds after which a retry makes sense, for 429 and 503. */
  retryAfterSeconds?: number;
  /** The current object, for stale_version and precondition_failed. */
  current?: unknown;
  /** Names of the people who could approve, for review_needed and approval_lapsed. */
  waitsFor?: readonly string[];
  /** How to go on, for second_factor_required. */
  secondFactor?: SecondFactor | undefined;
  /** Its entity tag. */
  tag?: string;
  /** Selects the text where one code has several reasons. */
  reason?: ErrorReason;
  cause?: unknown;
};

/** A sign-in that waits: its ticket, and the kinds of factors that it takes. */
type SecondFactor = { ticket: string; kinds: readonly string[]; expires: string };

/** Its text is in messages/*.json under 'errorReasons'. */
export type ErrorReason =
  | 'noToken'
  | 'notJson'
  | 'notOperator'
  | 'onlyProvider'
  | 'otherAddress'
  | 'otherAccount'
  | 'inviteUnconfirmed'
  | 'joinUnconfirmed'
  | 'memberUnconfirmed'
  | 'fullOfInvitations';

/** Why a field was refused: a message key and the values its text needs. */
export type FieldProblem = { key: string; values?: Record<string, string | number> };

/**
 * The only error that services throw on purpose; translated into a response in one place
 * (app/v1/_lib).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, FieldProblem> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;
  readonly waitsFor: readonly string[] | undefined;
  readonly secondFactor: SecondFactor | undefined;
  readonly tag: string | undefined;
  readonly reason: ErrorReason | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(code, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERROR_STATUS[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.current = details.current;
    this.waitsFor = details.waitsFor;
    this.secondFactor = details.secondFactor;
    this.tag = details.tag;
    this.reason = details.reason;
  }
}

/** A 422 for one field, for rules that need the database. */
export function fieldError(path: string, key: string, values?: FieldProblem['values']): AppError {
  return new AppError('validation_failed', {
    fields: { [path]: values ? { key, values } : { key } },
  });
}
