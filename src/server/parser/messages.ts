import { AppError, type FieldProblem } from '@/shared/http/app-error';
import type { ErrorCode } from '@/shared/http/error-codes';

/** A task for the worker: the name of one of its functions, and the argument. */
export type TaskMessage = { task: string; input: unknown };

/** The parts of an AppError: each copy of its module has a class of its own. */
export type Refused = {
  code: ErrorCode;
  fields?: Record<string, FieldProblem> | undefined;
  retryAfterSeconds?: number;
};

/** The result of a task, in a form that can be cloned to another thread. */
export type ResultMessage = { value: unknown } | { refusal: Refused } | { failure: string };

export function toResult(error: unknown): ResultMessage {
  if (error instanceof AppError) return { refusal: { code: error.code, fields: error.fields } };
  // The stack is full: the file is nested too deeply.
  if (error instanceof RangeError) return { refusal: { code: 'file_too_slow' } };
  return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

/**
 * The value of a result.
 * @throws {AppError} the refusal
 * @throws {Error} the failure
 */
export function valueOf(result: ResultMessage): unknown {
  if ('value' in result) return result.value;
  if ('failure' in result) throw new Error(result.failure);
  const { code, fields, retryAfterSeconds } = result.refusal;
  throw new AppError(code, {
    ...(fields ? { fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}
