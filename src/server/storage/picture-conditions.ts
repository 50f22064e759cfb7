import type { IncomingHttpHeaders } from 'node:http';

const SINGLE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/** A part of a file: from the first byte to the last one, both counted from 0 and both meant. */
export type ByteRange = { first: number; last: number };

/** Whether somebody has these bytes already: their If-None-Match names the ETag, weakly compared, or any (RFC 9110, 13.1.2). */
export function isNoneMatch(asked: string | undefined, etag: string): boolean {
  return (
    asked !== undefined &&
    (asked.trim() === '*' ||
      asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))
  );
}

/**
 * The part that was asked for; undefined for the whole, also where what is asked cannot be read, names several parts,
 * or holds for other bytes (If-Range); 'none' where no byte lies in it (RFC 9110, 14.2).
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
  // '-500' are the last 500.
  if (from === '')
    return Number(to) === 0 ? 'none' : { first: Math.max(0, lengthBytes - Number(to)), last };
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return Number(from) > last
    ? 'none'
    : { first: Number(from), last: to === '' ? last : Math.min(Number(to), last) };
}
