import type { IncomingHttpHeaders } from 'node:http';

const SINGLE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/** A range of a file: first and last byte, counted from 0 and both included. */
export type ByteRange = { first: number; last: number };

/** Whether If-None-Match matches the ETag, by weak comparison, or is `*` (RFC 9110, 13.1.2). */
export function isNoneMatch(asked: string | undefined, etag: string): boolean {
  return (
    asked !== undefined &&
    (asked.trim() === '*' ||
      asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}

/**
 * The requested range; undefined for the whole file, also when the header is invalid, has several
 * ranges, or If-Range does not match; 'none' when it is not satisfiable (RFC 9110, 14.2).
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  etag: string,
  lengthBytes: number,
): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(headers.range ?? '') ?? [];
  const condition = headers['if-range'];
  if (
    (from === '' && to === '') ||
    (condition !== undefined && condition.toString().trim() !== etag)
  )
    return undefined;
  const last = lengthBytes - 1;
  // '-500' means the last 500.
  if (from === '')
    return Number(to) === 0 ? 'none' : { first: Math.max(0, lengthBytes - Number(to)), last };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return Number(from) > last
    ? 'none'
    : { first: Number(from), last: to === '' ? last : Math.min(Number(to), last) };
}
