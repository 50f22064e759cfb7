import type { z } from 'zod';
import { AppError } from '@/shared/http/app-error';
import { fieldProblems } from '@/shared/http/field-problems';

/**
 * Validates input by its schema.
 * @throws {AppError} validation_failed with a message key for each field
 */
export function validate<T extends z.ZodType>(schema: T, input: unknown): z.infer<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('validation_failed', { fields: fieldProblems(parsed.error.issues) });
}
