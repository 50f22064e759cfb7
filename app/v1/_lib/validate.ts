import type { z } from 'zod';
import { AppError, type FieldProblem } from '@/shared/app-error';

/**
 * Checks input against its schema.
 * @throws {AppError} validation_failed with a message key for each field
 */
export function validate<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', { fields: fieldsOf(parsed.error.issues) });
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, FieldProblem> {
  const fields: Record<string, FieldProblem> = Object.create(null) as Record<string, FieldProblem>;
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= { key: 'unknownField' };
    } else {
      fields[issue.path.join('.') || 'body'] ??= problemOf(issue);
    }
  }
  // Without a prototype, so that a field called __proto__ is only a name; made plain again for JSON.
  return Object.fromEntries(Object.entries(fields));
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const isKey = /^[a-z][A-Za-z]+$/.test(issue.message);
  const params = issue.code === 'custom' ? (issue.params as FieldProblem['values']) : undefined;
  return { key: isKey ? issue.message : 'invalid', ...(params ? { values: params } : {}) };
}

/**
 * The query parameters a call knows, for its schema; unknown ones are ignored (contract, section 4, fine print).
 * @throws {AppError} validation_failed when a known one is repeated, malformed_request for NUL
 */
export function queryInput(url: URL, known: readonly string[]): Record<string, string> {
  const entries = known.flatMap((name) => {
    const values = url.searchParams.getAll(name);
    if (values.some((value) => value.includes('\0'))) throw new AppError('malformed_request');
    if (values.length > 1) throw new AppError('validation_failed', { fields: { [name]: { key: 'repeated' } } });
    return values.map((value): [string, string] => [name, value]);
  });
  return Object.fromEntries(entries);
}
