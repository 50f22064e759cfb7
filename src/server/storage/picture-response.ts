import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { AppError } from '@/shared/http/app-error';
import { clipTypeOf } from '@/shared/pictures/clip-formats';
import { isDatabaseUnavailable } from '../db/unavailable';
import { logger } from '../logging/logger';
import { storeNameOf } from './store-names';
import { pictureStore } from './store';

const ADDRESS = /^\/files\/(\d{13}-[a-z0-9]{24})(?:\/([1-9]\d{1,3}))?$/;
const RETRY_AFTER_S = '5';

const SERVED = {
  // Keys are never reused for another picture.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Accept-Ranges': 'bytes',
  'X-Content-Type-Options': 'nosniff',
  // Nothing below this path may run as a page or script.
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const typeHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `inline; filename="${name}"`,
});
const TYPES = {
  'image/webp': typeHeaders('image/webp', 'picture.webp'),
  'video/mp4': typeHeaders('video/mp4', 'clip.mp4'),
  'video/webm': typeHeaders('video/webm', 'clip.webm'),
};

export interface PictureResponse {
  status: 200 | 206 | 304 | 404 | 416 | 503;
  headers: Record<string, string>;
  /** undefined where the response has none */
  body: Buffer | undefined;
}

/**
 * Answers a GET or HEAD of `/files/{key}` or `/files/{key}/{width}` (docs/reference/files.md): a
 * stored picture or a variant, whole or a range, immutable for caches. Missing and removed ones are
 * 404.
 */
export async function servePicture(
  path: string,
  headers: IncomingHttpHeaders,
): Promise<PictureResponse> {
  const [, key, variant = 'full'] = ADDRESS.exec(path) ?? [];
  try {
    const name = key && (await storeNameOf(key));
    const picture = name ? await pictureBytes(name, variant) : null;
    if (!picture) return plain(404, 'Not found');
    const { bytes, etag, type } = picture;
    const served = { ...SERVED, ...TYPES[type], ETag: etag };
    if (isNoneMatch(headers['if-none-match'], etag))
      return { status: 304, headers: served, body: undefined };
    const range = rangeOf(headers, etag, bytes.length);
    if (range === 'none')
      return plain(416, 'Range not satisfiable', { 'Content-Range': `bytes */${bytes.length}` });
    if (!range)
      return {
        status: 200,
        headers: { ...served, 'Content-Length': String(bytes.length) },
        body: bytes,
      };
    const part = bytes.subarray(range.first, range.last + 1);
    return {
      status: 206,
      headers: {
        ...served,
        'Content-Length': String(part.length),
        'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}`,
      },
      body: part,
    };
  } catch (error) {
    if (!isDatabaseUnavailable(error) && !(error instanceof AppError)) throw error;
    logger.warn('picture_unavailable', { path, reason: String(error) });
    return plain(503, 'Not available right now', { 'Retry-After': RETRY_AFTER_S });
  }
}

function plain(
  status: PictureResponse['status'],
  text: string,
  headers: Record<string, string> = {},
): PictureResponse {
  const body = Buffer.from(`${text}\n`);
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      ...headers,
    },
    body,
  };
}

/** The most requested pictures, enough for some hundred lists and guides. */
const KEPT_MAX_BYTES = 32 * 1024 * 1024;
/** Larger ones are opened by few visitors. */
const KEPT_EACH_MAX_BYTES = 512 * 1024;

/** A stored variant as it is served. */
interface PictureBytes {
  bytes: Buffer;
  /** A strong ETag, so that ranges can be combined. */
  etag: string;
  type: keyof typeof TYPES;
}

/** Recently read variants by name and variant; concurrent requests share one read. */
const pictures = new LRUCache<string, PictureBytes>({
  maxSize: KEPT_MAX_BYTES,
  maxEntrySize: KEPT_EACH_MAX_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  // A read goes on when other pictures push its place out.
  ignoreFetchAbort: true,
  fetchMethod: async (id) => {
    const [name = '', variant = ''] = id.split('/');
    const bytes = await pictureStore().read(name, variant);
    if (!bytes) return undefined;
    const digest = createHash('sha256').update(bytes).digest('base64url');
    return { bytes, etag: `"${digest.slice(0, 27)}"`, type: clipTypeOf(bytes) ?? 'image/webp' };
  },
});

/**
 * A variant of a stored picture; undefined when there is none. The caller checks that the picture
 * may still be shown (`storeNameOf`).
 * @throws {AppError} storage_unavailable
 */
const pictureBytes = (name: string, variant: string) => pictures.fetch(`${name}/${variant}`);

const SINGLE_RANGE = /^bytes=\s*(\d*)-(\d*)\s*$/i;

/** A range of a file: first and last byte, counted from 0 and both included. */
type ByteRange = { first: number; last: number };

/** True if If-None-Match matches the ETag, by weak comparison, or is `*` (RFC 9110, 13.1.2). */
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
