import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@/shared/http/headers';
import { compress, type Encoding } from '../encoding';
import type { CapturedAnswer } from '../../next-internals/captured-answer';

/** Headers that belong to one client or one rendering, and those that are set again below. */
const NOT_STORED =
  /^(?:set-cookie|x-request-id|date|connection|keep-alive|transfer-encoding|content-(?:type|length|encoding)|etag|x-nextjs-.*|vary|cache-control)$/;

export interface EncodedResponse {
  status: number;
  body: Buffer;
  etag: string | undefined;
  /** Names and values alternate, as writeHead takes them. */
  head: string[];
  /** Headers that are sent only with the body. */
  bodyHead: string[];
}

/** Encodes a rendered response, and computes its headers. */
export async function encodeResponse(
  { status, headers, body: plain }: CapturedAnswer,
  encoding: Encoding,
): Promise<EncodedResponse> {
  const body = copyOf(encoding === 'identity' ? plain : await compress(plain, encoding));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = status === 200 ? `"${hash}"` : undefined;
  return {
    status,
    body,
    etag,
    head: [...storedHeaders(status, headers), ...(etag ? ['ETag', etag] : [])],
    bodyHead: [
      ...(headers['content-type'] ? ['Content-Type', String(headers['content-type'])] : []),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ],
  };
}

/**
 * Sends a response, or 304 to a client that has it.
 * @returns the bytes of the body that were sent
 */
export function sendResponse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, body, etag, head, bodyHead }: EncodedResponse,
  requestId: string,
): number {
  const isUnchanged = etag !== undefined && hasTag(req.headers['if-none-match'], etag);
  res.writeHead(isUnchanged ? 304 : status, [
    ...head,
    ...(isUnchanged ? [] : bodyHead),
    REQUEST_ID_HEADER,
    requestId,
  ]);
  res.end(isUnchanged ? undefined : body);
  return isUnchanged || req.method === 'HEAD' ? 0 : body.length;
}

/** Reports whether If-None-Match names the entity tag of a response. */
export const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' ||
  ifNoneMatch?.split(',').some((tag) => strong(tag.trim()) === strong(etag)) === true;
const strong = (etag: string) => etag.replace(/^W\//, '');

/** A copy outside the larger buffers of zlib and streams, which would stay in memory uncounted. */
const copyOf = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

function storedHeaders(status: number, headers: OutgoingHttpHeaders): string[] {
  const stored = Object.entries(headers).filter(([name]) => !NOT_STORED.test(name.toLowerCase()));
  const isPage = status === 200 && isHtml(headers);
  const vary = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ').split(/,\s*/);
  return [
    ...stored.flatMap(([name, value]) =>
      [value ?? []].flat().flatMap((one) => [name, String(one)]),
    ),
    // Browsers may store it but must revalidate with the ETag: the guide may be unpublished
    // meanwhile.
    'Cache-Control',
    isPage ? 'no-cache' : String(headers['cache-control'] ?? 'no-cache'),
    'Vary',
    [...new Set(vary)].join(', '),
  ];
}

export const isHtml = (headers: OutgoingHttpHeaders): boolean =>
  String(headers['content-type']).startsWith('text/html');
