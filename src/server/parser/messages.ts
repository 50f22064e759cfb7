import { AppError } from '@/shared/http/app-error';

/** A task for the worker: the name of one of its functions, and the argument. */
export type TaskMessage = { task: string; input: unknown };

/** The result of a task, in a form that can be cloned to another thread. */
export type ResultMessage =
  | { value: unknown }
  | { refusal: Pick<AppError, 'code' | 'fields'> }
  | { failure: string };

export function toResult(error: unknown): ResultMessage {
  if (error instanceof AppError) return { refusal: { code: error.code, fields: error.fields } };
  // The stack is full: the file is nested too deeply.
  if (error instanceof RangeError) return { refusal: { code: 'file_too_slow', fields: undefined } };
  return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
