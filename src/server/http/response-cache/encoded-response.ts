import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@/shared/http/headers';
import { compress, type Encoding } from '../encoding';
import type { CapturedAnswer } from './captured-answer';

/** Headers of one answer to one client, of its rendering, or of its length. */
const NOT_KEPT =
  /^(?:set-cookie|x-request-id|date|connection|keep-alive|transfer-encoding|content-(?:type|length|encoding)|etag|x-nextjs-.*|vary|cache-control)$/;

/** An answer that is ready to be sent. */
export interface EncodedResponse {
  status: number;
  body: Buffer;
  etag: string | undefined;
  /** Names and values in turn, as writeHead takes them. */
  head: string[];
  /** What else is said of the body, if it is sent. */
  bodyHead: string[];
}

/** Makes a rendered answer ready to be sent in one encoding. */
export async function encodeResponse(
  { status, headers, body: plain }: CapturedAnswer,
  encoding: Encoding,
): Promise<EncodedResponse> {
  const body = ofItsOwn(encoding === 'identity' ? plain : await compress(plain, encoding));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const etag = status === 200 ? `"${hash}"` : undefined;
  return {
    status,
    body,
    etag,
    head: [...keptHeaders(status, headers), ...(etag ? ['ETag', etag] : [])],
    bodyHead: [
      ...(headers['content-type'] ? ['Content-Type', String(headers['content-type'])] : []),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ],
  };
}

/** Sends a response, or 304 to a client that has it. @returns the bytes of the body that go out */
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

const hasTag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch === '*' ||
  ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true;

/** Copied out of the larger piece of memory that zlib and streams take: all of that would be held, and not counted. */
const ofItsOwn = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

function keptHeaders(status: number, headers: OutgoingHttpHeaders): string[] {
  const kept = Object.entries(headers).filter(([name]) => !NOT_KEPT.test(name.toLowerCase()));
  const isPage = status === 200 && isHtml(headers);
  const vary = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ').split(/,\s*/);
  return [
    ...kept.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)])),
    // Browsers may keep it and ask with the ETag: they could not learn that a project was unpublished.
    'Cache-Control',
    isPage ? 'no-cache' : String(headers['cache-control'] ?? 'no-cache'),
    'Vary',
    [...new Set(vary)].join(', '),
  ];
}

export const isHtml = (headers: OutgoingHttpHeaders): boolean =>
  String(headers['content-type']).startsWith('text/html');
