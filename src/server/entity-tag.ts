import 'server-only';
import { createHash } from 'node:crypto';

/** Strong entity tag of a text. */
export const entityTagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Reports whether If-Match holds: `*`, or the tag by strong comparison (RFC 9110, 13.1.1). */
export const isMatch = (asked: string, tag: string): boolean =>
  asked.trim() === '*' ||
  [...asked.matchAll(/(W\/)?("[^"]*")/g)].some(([, weak, strong]) => !weak && strong === tag);
