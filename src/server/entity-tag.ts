import 'server-only';
import { createHash } from 'node:crypto';

/** A strong entity tag of what a text says. */
export const entityTagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Reports whether If-Match holds: `*`, or the tag by strong comparison (RFC 9110, 13.1.1). */
export const isMatch = (asked: string, tag: string): boolean =>
  asked.trim() === '*' ||
  [...asked.matchAll(/(W\/)?("[^"]*")/g)].some(([, weak, strong]) => !weak && strong === tag);
