import { z } from 'zod';
import { harmlessLine, harmlessText, lengthOf, SEEN_PATTERN } from './text';

const bounded = (
  clean: (text: string) => string,
  max: number,
  required?: string,
  tooLong = 'tooLong',
) =>
  z
    .string({ error: required ?? 'text' })
    .transform(clean)
    .superRefine((text, context) => {
      if (required !== undefined && text === '')
        context.addIssue({ code: 'custom', message: required });
      if (lengthOf(text) > max)
        context.addIssue({ code: 'custom', message: tooLong, params: { max } });
    })
    .meta({
      ...(required === undefined ? {} : { minLength: 1, pattern: SEEN_PATTERN }),
      maxLength: max,
    });

/**
 * A trimmed one-line text of at most `max` code points; with `required` (a message key) it must not
 * be blank.
 * @param tooLong the message key for a longer one
 */
export const line = (max: number, required?: string, tooLong?: string) =>
  bounded(harmlessLine, max, required, tooLong);

/**
 * A trimmed text of several lines of at most `max` code points; with `required` it must not be
 * blank.
 */
export const paragraph = (max: number, required?: string) =>
  bounded((text) => harmlessText(text).trim(), max, required);

/**
 * An unmodified text of 1 to `max` code points.
 * @param missing the message key for a missing or empty one
 * @param tooLong the message key for a longer one
 */
export const verbatim = (max: number, missing: string, tooLong = missing) =>
  z
    .string({ error: missing })
    .min(1, missing)
    .refine((text) => lengthOf(text) <= max, tooLong)
    .meta({ minLength: 1, maxLength: max });
